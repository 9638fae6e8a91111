import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ClassesMoved } from '../../../contract/calendar.ts';
import { PageInfoProvider } from '../../frame/page-info.tsx';
import { officeInfo, wordsOf } from '../list/shown-to-staff.test-support.tsx';
import { HolidayMoves } from './holiday-moves.tsx';

const said = (live_classes?: ClassesMoved) =>
  wordsOf(
    renderToStaticMarkup(
      <PageInfoProvider info={officeInfo}>
        <HolidayMoves
          academic_year={{} as never}
          moves={[]}
          families={3}
          last_teaching_day="2027-05-30"
          {...(live_classes && { live_classes })}
        />
      </PageInfoProvider>,
    ),
  ).replaceAll('\u2060', '');

test('changed holidays say how many live classes move, which sessions end, and which are at once', () => {
  const inGroup = { session_id: 1, batch: 2, grade: 3, number: 1, minutes: 45 };
  const page = said({
    moved: 19,
    groups: 4,
    native_cancelled: 1,
    at_once: [
      {
        teacher: { user_id: 3, first_name: 'Bayu' },
        classes: [
          { ...inGroup, starts_at: '2027-01-26T09:00:00.000Z' },
          { ...inGroup, session_id: 2, grade: 4, starts_at: '2027-01-26T09:15:00.000Z' },
        ],
      },
      {
        teacher: null,
        classes: [
          { ...inGroup, session_id: 3, grade: 5, starts_at: '2027-02-18T09:00:00.000Z' },
          { ...inGroup, session_id: 4, grade: 5, starts_at: '2027-02-18T09:15:00.000Z' },
        ],
      },
    ],
  });
  expect(page).toContain(
    '19 live classes of 4 groups move too. One session with a native teacher falls in the holidays',
  );
  expect(page).toContain(
    'Bayu: 26-01-2027 16:00 WIB (Batch 2, Grade 3, group 1) 26-01-2027 16:15 WIB (Batch 2, Grade 4, group 1) 18-02-2027 16:00 WIB (Batch 2, Grade 5, group 1) 18-02-2027 16:15 WIB (Batch 2, Grade 5, group 1)',
  );
});

test('where no live class moves, or nothing is said of them, there is no word of them', () => {
  expect(said()).not.toContain('live class');
  expect(said({ moved: 0, groups: 0, native_cancelled: 0, at_once: [] })).not.toContain('live class');
});
