import type { DeskReport } from '../../../contract/report-objects.ts';
import type { Sitting, SittingChild } from '../../../contract/reports.ts';
import { emptyLadder } from '../../../domain/reports/ladder.ts';

/** Whether the server knows of a report already. */
export const isBegun = ({ report_id: id }: Pick<DeskReport, 'report_id'>) => id !== 0;

/** A child's report before anything was written: looking at the desk begins none, its first word does (rule R231). */
export const newReport = (
  { part, unit, grade, batch }: Pick<Sitting, 'part' | 'unit' | 'grade' | 'batch'>,
  { child_id, first_name }: Pick<SittingChild, 'child_id' | 'first_name'>,
): DeskReport => ({
  report_id: 0,
  version: 0,
  child_id,
  first_name,
  part,
  unit,
  grade,
  batch,
  state: 'draft',
  revision: 1,
  content: { ladder: emptyLadder, remarks: [], next_steps: [], text: { en: '', id: '' } },
  same_words: false,
  facts: null,
  writer: null,
  teacher: '',
  corrected_by: [],
  handed_over_at: null,
  proofreader: null,
  proof_remark: '',
  published_at: null,
  published_revision: null,
  read_at: null,
  seconds_spent: 0,
  may_proof_read: false,
});
