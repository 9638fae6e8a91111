import { describe, expect, test } from 'vitest';
import type { CourseMaster } from '../../../contract/objects.ts';
import { texts } from '../../../i18n/en/admin-area.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { basisOf } from '../pattern/record-basis.ts';
import { differencesOf, saveRecord } from '../pattern/save-record.ts';
import { entryOf } from './course-entry.ts';
import { courseFields } from './course-record.ts';

const loaded: CourseMaster = {
  master_course_id: 7,
  title: 'Animals',
  title_indo: 'Hewan',
  desc: '',
  desc_indo: '',
  grade: 2,
  unit: 1,
  week: 3,
  type: 1,
  video_url: null,
  version: 4,
};
/** Alike but for the video that a colleague has saved. */
const present: CourseMaster = { ...loaded, video_url: '/master-video/7?v=b1', version: 5 };

const recordOf = (ownVideos: string[] = []) => ({
  valuesOf: entryOf,
  fields: courseFields(loaded, texts.admin, String, new Set(ownVideos)),
});
const save = async (answer: ApiRefusal, record = recordOf()) => {
  const basis = basisOf(record, loaded);
  const sentFrom: (number | null)[] = [];
  const outcome = await saveRecord<never, CourseMaster>({
    send: ({ version }) => {
      sentFrom.push(version);
      return Promise.reject(answer);
    },
    basis,
    yours: basis.base,
    stored: {
      presentIn: ({ course }) => course,
      read: async () => present,
      basisOf: (row) => basisOf(record, row),
    },
    signal: new AbortController().signal,
  });
  return { outcome, sentFrom };
};

describe('a video that somebody else has saved meanwhile', () => {
  test('is not replaced without a question', async () => {
    const overtaken = new ApiRefusal(409, '', { error: 'changed_meanwhile', present: { course: present } });
    expect(await save(overtaken)).toEqual({ outcome: { kind: 'overtaken', present }, sentFrom: [4] });
  });

  test('is not taken for the own one when an answer got lost', async () => {
    expect((await save(new ApiRefusal(0, ''))).outcome).toEqual({ kind: 'overtaken', present });
  });

  test('is told from the one that was there', () => {
    const record = recordOf();
    const words = record.fields['storedVideo']?.words ?? String;
    const [difference] = differencesOf(basisOf(record, loaded).base, basisOf(record, present).base);
    expect([difference?.yours, difference?.theirs].map((url) => words(url ?? ''))).toEqual([
      'Without a video',
      'A video that was uploaded since',
    ]);
  });
});

describe('a video whose answer got lost', () => {
  test('is found to be saved when it is the own one', async () => {
    const record = recordOf(['/master-video/7?v=b1']);
    const { outcome } = await save(new ApiRefusal(0, ''), record);
    expect(outcome).toEqual({ kind: 'saved', data: null, present });
  });
});
