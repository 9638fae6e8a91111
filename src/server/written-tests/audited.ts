import type { AuditFacts } from '../../contract/audit.ts';
import { type WrittenContent, markedSkills } from '../../domain/assessment/written-content.ts';
import { type Item, rightAnswers } from '../../domain/placement/items.ts';
import type { ContentKey } from './content-store.ts';
import type { TestRow } from './written-test-store.ts';

/** By what the audit log calls a child's test: the part of the year. */
export const nameOfTest = ({ part }: Pick<TestRow, 'part'>): string => String(part);

/**
 * What it keeps of a test: on paper what each skill came to, which clerks enter themselves, and of one at home only that its result was
 * said or corrected, for clerks read the log.
 */
export const auditedTest = ({
  way,
  scores,
  sheetKey,
  markedAt,
  changedAt,
}: Pick<TestRow, 'way' | 'scores' | 'sheetKey' | 'markedAt' | 'changedAt'>): AuditFacts =>
  way === 'paper'
    ? {
        sheet: sheetKey,
        ...Object.fromEntries(scores.map(({ skill, right, of }) => [skill, `${right} / ${of}`])),
      }
    : { result_at: (changedAt ?? markedAt)?.toISOString() ?? null };

/** A test of the school as the log names it, such as `2-1`: the grade and the part of the year. */
export const auditedContentId = ({ grade, part }: ContentKey): string => `${grade}-${part}`;

const line = (item: Item): string => {
  const asked =
    item.type === 'order'
      ? item.words.join(' ')
      : [item.prompt, item.picture, item.recording?.name].filter(Boolean).join(', ');
  return `${asked}: ${rightAnswers(item)[0] ?? ''}`;
};

/** What it keeps of a test of the school: for each section what is asked and which answer is right, a line each. */
export const auditedContent = (content: WrittenContent, revision: number | null): AuditFacts => ({
  revision,
  ...Object.fromEntries(markedSkills.map((skill) => [skill, content[skill].map(line).join('\n')])),
  writing: content.writing.map(({ prompt, points }) => `${prompt} (${points})`).join('\n'),
});
