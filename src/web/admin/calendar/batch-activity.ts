import type { ListedAcademicYear } from '../../../contract/listed.ts';
import type { AcademicYear } from '../../../contract/objects.ts';
import type { Answer } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { type Done, type OfficeMessage } from '../list/feedback.ts';
import type { Compared } from '../form/merge.ts';
import { type Outcome, saveRecord } from '../form/save.ts';
import { undoSave } from '../list/undo-save.ts';

type Changed = Answer<'POST /academic-year/deactivated'>;

interface Activity extends Record<string, unknown> {
  is_active: boolean;
}
const record: Compared<AcademicYear, Activity> = {
  valuesOf: ({ is_active }) => ({ is_active }),
  fields: { is_active: {} },
  presentIn: (present) => present.academic_year,
};

const send = (academic_year_id: number, isActive: boolean, from: { version?: number }): Promise<Changed> =>
  mutate(isActive ? 'POST /academic-year/reactivated' : 'POST /academic-year/deactivated', {
    body: { academic_year_id, ...from },
  });

/** Activates a batch that is not active, and deactivates one that is. */
export const switchActivity = (batch: AcademicYear): Promise<Outcome<Changed, AcademicYear, Activity>> =>
  saveRecord({
    values: { is_active: !batch.is_active },
    base: batch,
    record,
    send: ({ is_active }, from) => send(batch.academic_year_id, is_active, from),
    signal: new AbortController().signal,
  });

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
    undoSave({
      record,
      after,
      former: { is_active },
      send: (entry, from) => send(id, entry.is_active, from),
      rowIn: ({ academic_year }: Changed) => academic_year,
      about,
      // Two states: it either stands as it was left, or as undoing leaves it.
      inWords: (difference) => ({ ...difference, label: '' }),
    });
  return { message, about: about(after), undo: back === null ? undo : undefined };
};
