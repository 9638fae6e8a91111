import type { TestSchool } from '../../../tests/support/school.ts';
import type { KeptContent } from '../../domain/reports/content.ts';
import type { KeptFacts } from './tables.ts';
import { shippedSentences } from './sentences.ts';

const content: KeptContent = {
  ladder: { listening: 4, speaking: 3, reading: 4, writing: 2, words: 3 },
  remarks: shippedSentences.filter(({ sentenceId }) => sentenceId === 'speaks-up'),
  nextSteps: shippedSentences.filter(({ sentenceId }) => sentenceId === 'home-ten-minutes'),
  text: { en: '', id: '' },
};
const facts: KeptFacts = {
  attendance: { attended: 3, held: 3 },
  videos: { watched: 9, released: 9 },
  tasks: { sent: 2, reviewed: 2 },
  written: null,
  oral: null,
  recordings: null,
};

/** A report that its family has, without the way to it. @returns its number */
export const addPublishedReport = async (
  school: TestSchool,
  {
    enrolmentId,
    part,
    publishedAt,
  }: { enrolmentId: number; part: number; /** an ISO instant or day */ publishedAt: string },
): Promise<number> => {
  const [row] = await school.rows(
    `with made as (
       insert into reports (enrolment_id, part, state, content, facts, opened_at)
       values ($1, $2, 'published', $3, $4, $5) returning report_id)
     insert into report_revisions (report_id, revision, content, facts, published_at)
     select report_id, 1, $3::jsonb, $4::jsonb, $5::timestamptz from made returning report_id`,
    [enrolmentId, part, JSON.stringify(content), JSON.stringify(facts), publishedAt],
  );
  return Number(row?.['report_id']);
};
