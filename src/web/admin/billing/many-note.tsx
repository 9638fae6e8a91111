import { type RefObject, useRef } from 'react';
import { type SettlementDifference, NoteText } from '../../../contract/day-close.ts';
import { ApiRefusal, type Answer } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { OfficePanel } from '../../ui/app/office-panel.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { FocusBack } from '../list/focus-back.tsx';
import { DialogForm } from '../form/form-dialog.tsx';
import { FormEnclosure, useEnclosure } from '../form/guard.tsx';
import { LimitedInput } from '../list/limited-text.tsx';
import { usePanel } from '../list/open-row.ts';
import { readUnlessGone } from '../list/read-unless-gone.ts';
import { useRecordForm } from '../form/record-form.ts';
import { useTexts } from '../list/texts.ts';
import styles from './day-close.module.css';
import { differenceQuery } from './difference-panel.tsx';

/** What the address names instead of one difference: those that are ticked. */
export const TICKED = 'ticked';

export type ManyNoted = Answer<'POST /payment/differences'>;

interface Props {
  ticked: readonly SettlementDifference[];
  onNoted: (noted: ManyNoted) => void;
}

/** One note for all that are ticked, beside their list. */
export const ManyNotePanel = ({ opener, ...props }: Props & { opener: RefObject<HTMLElement | null> }) => {
  const { dayClose, close: closeWord } = useTexts().admin;
  const { named, close } = usePanel('difference');
  const { enclosure, closeUnlessAsked } = useEnclosure(close, 'difference');
  if (named !== TICKED) return null;
  return (
    <OfficePanel title={dayClose.manyTitle} close={closeWord} onClose={closeUnlessAsked}>
      <FormEnclosure value={enclosure}>
        <ManyNoteForm {...props} onDone={close} />
      </FormEnclosure>
      <FocusBack to={opener} />
    </OfficePanel>
  );
};

/** All are written in one go, so that one of them tells of the others; one that changed meanwhile tells nothing. */
const isAnyNoted = async (ticked: readonly SettlementDifference[], note: string): Promise<boolean> => {
  for (const { difference_id: id, version } of ticked) {
    const now = await readUnlessGone(differenceQuery(id), ({ difference }) => difference);
    if (now?.looked_into?.note === note) return true;
    if (now?.version === version) return false;
  }
  return false;
};

const ManyNoteForm = ({ ticked, onNoted, onDone }: Props & { onDone: () => void }) => {
  const { dayClose } = useTexts().admin;
  const result = useRef<ManyNoted | null>(null);
  const form = useRecordForm(NoteText, {
    name: 'differences-ticked',
    initialValues: { note: '' },
    send: async ({ note }, _from, how) => {
      const differences = ticked.map(({ order_id: order, kind, version }) => ({
        order_id: order,
        kind,
        version,
      }));
      const done = await mutate('POST /payment/differences', { body: { differences, note } }, how);
      // Nothing was saved, unless it was by a request whose answer got lost: the note stays where it was typed.
      if (done.noted.length === 0 && !(await isAnyNoted(ticked, note)))
        throw new ApiRefusal(409, dayClose.noneNoted, { error: 'changed_meanwhile' });
      result.current = done;
      return done;
    },
    rowIn: (done) => ({ ...done, version: null }),
    about:
      ({ noted, changed, gone }) =>
      ({ admin }) =>
        admin.dayClose.notedMany(noted.length, changed.length + gone.length),
    onDone: () => {
      if (result.current) onNoted(result.current);
      onDone();
    },
  });
  // While it is saved they leave the list one by one; the form stays until it is told so.
  if (ticked.length === 0 && !form.submit.loading)
    return <EmptyState pose="lost" title={dayClose.noneTicked} text={dayClose.noneTickedText} />;
  return (
    <DialogForm subject={dayClose.manySubject(ticked.length)} form={form} submitLabel={dayClose.saveNote}>
      <div className={styles.facts}>
        <p>{dayClose.manyLead}</p>
        <ul className={styles.names}>
          {ticked.map(({ difference_id: id, order_id: order, kind }) => (
            <li key={id}>
              <code>{order}</code> {dayClose.kinds[kind]}
            </li>
          ))}
        </ul>
      </div>
      <LimitedInput
        {...form.limited('note')}
        description={dayClose.noteHint}
        autoComplete="off"
        data-autofocus
      />
    </DialogForm>
  );
};
