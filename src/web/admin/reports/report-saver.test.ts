import { expect, test, vi } from 'vitest';
import type { DeskReport } from '../../../contract/report-objects.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { contentOf } from './entry.ts';
import { type SaverState, reportSaver } from './report-saver.ts';

const empty = { listening: null, speaking: null, reading: null, writing: null, words: null };
const report = (
  version: number,
  text = { en: '', id: '' },
  ladder: DeskReport['content']['ladder'] = empty,
) =>
  ({
    report_id: 7,
    version,
    content: { ladder, remarks: [], next_steps: [], text },
    same_words: false,
  }) as unknown as DeskReport;

/** A saver whose pauses end when the test says so. */
const started = (send: Parameters<typeof reportSaver>[0]['send']) => {
  let waiting: (() => void) | null = null;
  const seen: SaverState['phase'][] = [];
  const failed = vi.fn<(error: unknown) => void>();
  const saver = reportSaver({
    report: report(1),
    send,
    later: (run) => {
      waiting = run;
      return () => {
        waiting = null;
      };
    },
    changed: ({ phase }) => seen.push(phase),
    failed,
  });
  const type = (text: string) => saver.type({ ...saver.state().entry, text_en: text });
  return { saver, seen, failed, type, isWaiting: () => waiting !== null };
};

test('what is typed is saved after a pause, and what is typed meanwhile after it', async () => {
  const sent: string[] = [];
  const { saver, type, isWaiting } = started(async (entry, { version = 0 }) => {
    sent.push(`${version} ${entry.text_en}`);
    if (sent.length === 1) type('Alya reads a lot.');
    return { report: report(version + 1, contentOf(entry).text) };
  });
  type('Alya reads.');
  expect(saver.state().phase).toBe('typed');
  expect(isWaiting()).toBe(true);
  expect(await saver.save()).toBe(true);
  expect(sent).toEqual(['1 Alya reads.', '2 Alya reads a lot.']);
  expect(saver.state()).toMatchObject({ phase: 'saved', entry: { text_en: 'Alya reads a lot.' } });
  expect(saver.isDirty()).toBe(false);
});

test('spaces around a text are not saved over and over', async () => {
  const send = vi.fn<Parameters<typeof reportSaver>[0]['send']>(async () => ({
    report: report(2, { en: 'Good.', id: '' }),
  }));
  const { saver, type } = started(send);
  type('Good. ');
  expect(await saver.save()).toBe(true);
  expect(await saver.save()).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
  await saver.save(true);
  expect(send).toHaveBeenCalledTimes(2);
});

const changedMeanwhile = (present: DeskReport) =>
  new ApiRefusal(409, '', { error: 'changed_meanwhile', present: { progress_report: present } });

test('what somebody else has saved stands beside what is typed; the same field is asked about', async () => {
  const theirs = report(5, { en: 'Theirs.', id: '' }, { ...empty, reading: 4 });
  const send = vi.fn<Parameters<typeof reportSaver>[0]['send']>(async (entry, { version }) => {
    if (version === 1) throw changedMeanwhile(theirs);
    return { report: report(6, contentOf(entry).text, contentOf(entry).ladder) };
  });
  const { saver, type } = started(send);
  type('Mine.');
  expect(await saver.save()).toBe(false);
  expect(saver.state().conflict?.choose).toEqual([{ name: 'text_en', yours: 'Mine.', theirs: 'Theirs.' }]);
  expect(saver.state().entry).toMatchObject({ text_en: 'Mine.', reading: '4' });
  saver.keepMine();
  await vi.waitFor(() => expect(saver.state().phase).toBe('saved'));
  expect(saver.state().entry).toMatchObject({ text_en: 'Mine.', reading: '4' });
});

test('what is refused is said and stays in the form', async () => {
  const { saver, failed, type } = started(async () => {
    throw new ApiRefusal(409, '', { error: 'report_not_open' });
  });
  type('Mine.');
  expect(await saver.save()).toBe(false);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(saver.state()).toMatchObject({ phase: 'failed', entry: { text_en: 'Mine.' } });
});

test('a page of before goes on from what the report was then, so that nothing newer is overwritten unasked', async () => {
  const versions: (number | undefined)[] = [];
  const { saver } = started(async (entry, { version }) => {
    versions.push(version);
    return { report: report(9, contentOf(entry).text) };
  });
  saver.resume(report(3), { ...saver.state().entry, text_en: 'Typed before the crash.' });
  expect(await saver.save()).toBe(true);
  expect(versions).toEqual([3]);
});
