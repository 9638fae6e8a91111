import type { ListedAcademicYear } from '../../../contract/listed.ts';
import type { AcademicYear } from '../../../contract/objects.ts';
import type { Answer } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { type Done, type OfficeMessage } from '../pattern/feedback.ts';
import { type Basis, type Outcome, type Stored, saveRecord } from '../pattern/save-record.ts';
import { undoSave } from '../pattern/undo-save.ts';
import { readBatch } from './batch-record.ts';

type Changed = Answer<'POST /academic-year/deactivated'>;

const basisOf = ({ version, is_active }: AcademicYear): Basis => ({
  version,
  base: { is_active: String(is_active) },
});
const storedAs = (id: number): Stored<AcademicYear> => ({
  presentIn: (present) => present.academic_year,
  read: () => readBatch(id),
  basisOf,
});

const send = (academic_year_id: number, isActive: boolean, from: { version?: number }): Promise<Changed> =>
  mutate(isActive ? 'POST /academic-year/reactivated' : 'POST /academic-year/deactivated', {
    body: { academic_year_id, ...from },
  });

/** Activates a batch that is not active, and deactivates one that is. */
export const switchActivity = (batch: AcademicYear): Promise<Outcome<Changed, AcademicYear>> => {
  const { academic_year_id: id, is_active } = batch;
  return saveRecord<Changed, AcademicYear>({
    send: ({ version }) => send(id, !is_active, version === null ? {} : { version }),
    basis: basisOf(batch),
    yours: { is_active: String(!is_active) },
    stored: storedAs(id),
    signal: new AbortController().signal,
  });
};

const about =
  ({ batch, is_active }: AcademicYear): OfficeMessage =>
  ({ admin: { batches, feedback } }) =>
    feedback.batch(batches.numbered(batch), is_active ? batches.active : batches.notActive);

/** What is said of a batch that was switched: it is switched back where the rules allow it today. */
export const switchedActivity = (
  { academic_year_id: id, is_active, reasons }: ListedAcademicYear,
  after: AcademicYear,
  message: string | null,
): Done => {
  const back = is_active ? reasons.activate : reasons.deactivate;
  const undo = () =>
    undoSave<Changed, AcademicYear>({
      send: (from) => send(id, is_active, from),
      after,
      before: { is_active: String(is_active) },
      stored: storedAs(id),
      rowIn: ({ academic_year }) => academic_year,
      about,
      // Two states: it either stands as it was left, or as undoing leaves it.
      inWords: (difference) => ({ ...difference, label: '' }),
    });
  return { message, about: about(after), undo: back === null ? undo : undefined };
};
