import type { TestSchool } from '../../../tests/support/school.ts';
import { addPublishedReport } from '../reports/published.test-support.ts';

interface Finished {
  grade?: number;
  term?: 4 | 12;
  paid?: boolean;
  /** its last report is published */
  reported?: boolean;
}

/** A year of a child that was over on 2 August 2026, in a batch of its own: its enrolment. */
export const addYearThatIsOver = async (
  school: TestSchool,
  childId: number,
  { grade = 3, term = 12, paid = true, reported = true }: Finished = {},
): Promise<number> => {
  const one = async (sql: string, values: readonly (string | number)[], name: string) =>
    Number((await school.rows(sql, [...values]))[0]?.[name]);
  const batch = await one(
    `insert into batches (batch, start_date, start_registration, end_registration, is_active, holiday_weeks, created_at)
     select coalesce(min(batch), 1) - 1000 - $1::int, '2025-08-04', '2025-06-01', '2025-07-31', false, '[]', '2025-05-01'
     from batches on conflict (batch) do update set batch = excluded.batch returning academic_year_id`,
    [childId],
    'academic_year_id',
  );
  const year = await one(
    `insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at, settled_at)
     values ($1, $2, 'BUY_COURSE', $3, $4, 'jne', 20000, '2025-07-01', '2025-07-02') returning enrolment_id`,
    [childId, batch, grade, term],
    'enrolment_id',
  );
  await school.rows(
    `insert into bills (enrolment_id, sequence, period_start, period_end, amount, paid_at, paid_by)
     select $1, 1, '2025-08-04', '2026-08-04', 3200000,
       case when $2 then timestamptz '2025-07-02' end, case when $2 then min(order_id) end from payments`,
    [year, paid],
  );
  if (reported) await publishLastReport(school, year);
  return year;
};

/** The report of units 7 to 9 is with the family. */
export const publishLastReport = (school: TestSchool, enrolmentId: number): Promise<number> =>
  addPublishedReport(school, { enrolmentId, part: 3, publishedAt: '2026-07-27' });

/** Adds a year that is over, paid and reported, with its certificate as it was issued. */
export const addFinishedYear = async (school: TestSchool, childId: number): Promise<number> => {
  const year = await addYearThatIsOver(school, childId);
  const [made] = await school.rows(
    `insert into certificates (enrolment_id, code, name, first_name, grade, issued_at)
     select $1::int, lpad($1::int::text, 26, '0'), first_name || coalesce(' ' || last_name, ''), first_name, 3, '2026-08-03'
     from children where child_id = $2 returning certificate_id`,
    [year, childId],
  );
  return Number(made?.['certificate_id']);
};
