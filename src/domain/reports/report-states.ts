/** How far a report has come: being written, handed over to be proof-read, proof-read, with the family (rule R214). */
export const reportStates = ['draft', 'written', 'proofread', 'published'] as const;
export type ReportState = (typeof reportStates)[number];

/** What the rules on its way need to know of a report. */
export interface ReportOnItsWay {
  readonly state: ReportState;
  /** 1, and one more with each correction after it was published */
  readonly revision: number;
  /** the accounts of all who wrote on this revision */
  readonly writers: readonly number[];
}

/** Whether somebody may write the report of a child: an owner, or the teacher of the child's group (rule R214). */
export const mayWriteReport = (
  { role, userId }: { readonly role: string; readonly userId: number },
  groupTeacher: number | null,
): boolean => role === 'owner' || (role === 'teacher' && userId === groupTeacher);

/** Whether somebody may proof-read a report: a second person, who wrote nothing of this revision (rule R214). */
export const mayProofRead = (
  { state, writers }: Pick<ReportOnItsWay, 'state' | 'writers'>,
  userId: number,
): boolean => state === 'written' && !writers.includes(userId);

/** Whether it may be published: a second person has read it as it stands (rule R214). */
export const mayPublish = ({ state }: Pick<ReportOnItsWay, 'state'>): boolean => state === 'proofread';

/**
 * What a report is once somebody changed its words: a draft, whatever it was, so that it is proof-read again. What is published stays
 * with the family until its correction is published as the next revision (rule R215).
 */
export function afterChange({ state, revision, writers }: ReportOnItsWay, by: number): ReportOnItsWay {
  if (state === 'published') return { state: 'draft', revision: revision + 1, writers: [by] };
  return { state: 'draft', revision, writers: withWriter(writers, by) };
}

const withWriter = (writers: readonly number[], by: number): readonly number[] =>
  writers.includes(by) ? writers : [...writers, by];

/**
 * What a report is once a result of its part's tests was corrected: it is to be proof-read again with the new figures, by somebody else
 * than who corrected it; a draft takes them anyway. Null: nothing changes (rule R215).
 * @param by the account of who said or corrected the result; null: the server, which writes nothing
 */
export function afterNewResult(
  { state, revision, writers }: ReportOnItsWay,
  by: number | null,
): ReportOnItsWay | null {
  if (state === 'draft') return null;
  const isNext = state === 'published';
  const next = { state: 'written', revision: isNext ? revision + 1 : revision } as const;
  if (by === null) return { ...next, writers };
  if (isNext) return { ...next, writers: [by] };
  return { ...next, writers: withWriter(writers, by) };
}

/** Whether a published revision corrects an earlier one, which its family is told (rule R215). */
export const isCorrection = (revision: number): boolean => revision > 1;
