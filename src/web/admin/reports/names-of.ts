import type { DeskReport } from '../../../contract/report-objects.ts';

/** Names in a sentence: Alya, Bima and Citra. */
export const namesOf = (names: readonly string[], and: string): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
};

/** Who wrote a report first and who corrected it, as its sheet names them. */
export const writersOf = ({ writer, first_writer: first }: Pick<DeskReport, 'writer' | 'first_writer'>) => ({
  teacher: first ?? writer?.first_name ?? '',
  correctedBy: first === null ? null : (writer?.first_name ?? null),
});
