import { type SettlementDifference, NoteText } from '../../../contract/day-close.ts';
import { readDifferenceId } from '../../../domain/billing/settlement-differences.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { Link } from '../../shell/link.tsx';
import { DialogForm } from '../form/form-dialog.tsx';
import { LimitedInput } from '../list/limited-text.tsx';
import type { ListPage } from '../list/list-page.ts';
import { useRecordForm } from '../form/record-form.ts';
import { type AfterSaving, NamedRowPanel, useAfterSaving } from '../list/row-panel.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import styles from './day-close.module.css';
import { FoundNote } from './difference-list.tsx';
import { DifferenceSides, useSideWords } from './difference-sides.tsx';

/** What is no name of a difference is one that no order has. */
export const differenceQuery = (id: string) => {
  const { kind, orderId } = readDifferenceId(id) ?? { kind: 'missing_here', orderId: id };
  return apiQuery('GET /payment/difference', { query: { kind, order_id: orderId } });
};

/** One difference beside its list: what each side says, what to do next, and a note of what was found. */
export const DifferencePanel = ({ page }: { page: ListPage<SettlementDifference> }) => {
  const { dayClose } = useTexts().admin;
  return (
    <NamedRowPanel
      title={dayClose.difference}
      name="difference"
      page={page}
      rowId="difference_id"
      query={differenceQuery}
      read={({ difference }) => difference}
      missing={{ title: dayClose.missingTitle, text: dayClose.missingText }}
    >
      {(difference, then) => <NoteForm difference={difference} then={then} />}
    </NamedRowPanel>
  );
};

const valuesOf = ({ looked_into: found }: SettlementDifference) => ({ note: found?.note ?? '' });

/**
 * Writes a note, or changes the one that is there. Who else wrote one meanwhile, or another report, is shown beside what was typed
 * (rule R155).
 */
const NoteForm = ({ difference, then }: { difference: SettlementDifference; then: AfterSaving }) => {
  const { dayClose } = useTexts().admin;
  const wordsOf = useSideWords();
  const { kind, order_id: order, difference_id: id } = difference;
  const form = useRecordForm(NoteText, {
    name: `difference-${id}`,
    record: {
      row: difference,
      valuesOf,
      fields: {
        note: {},
        there: { label: dayClose.there, of: ({ there }) => wordsOf(there) },
        here: { label: dayClose.here, of: ({ here }) => wordsOf(here) },
      },
      presentIn: (present) => present.difference,
    },
    send: (body, from, how) =>
      mutate('POST /payment/difference', { body: { order_id: order, kind, ...body, ...from } }, how),
    ...useAfterSaving(then),
    rowIn: (data) => data.difference,
    about:
      () =>
      ({ admin }) =>
        admin.dayClose.done(order),
  });
  const { row } = form;
  const found = row.looked_into;
  return (
    <DialogForm subject={order} form={form} submitLabel={found ? dayClose.changeNote : dayClose.saveNote}>
      <div className={styles.facts}>
        <StatusWord tone={found ? 'done' : 'stopped'}>{dayClose.kinds[kind]}</StatusWord>
        <DifferenceSides difference={row} />
        {found ? <FoundNote note={found} /> : <p>{dayClose.next[kind]}</p>}
        {row.here && <Link to={paths.adminPayments(order)}>{dayClose.openPayment}</Link>}
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
