import { CorrectedKits, ReceivedKits, WarnBelow } from '../../../contract/shipping.ts';
import { mutate } from '../../app/mutations.ts';
import { useToday } from '../../frame/today.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { LimitedInput } from '../list/limited-text.tsx';
import { OfficeDateField } from '../list/office-date-field.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';

export type StockForm = 'received' | 'corrected' | 'warn_below';

interface Props {
  /** null while none is open */
  opened: StockForm | null;
  warnBelow: number;
  onClose: () => void;
}

/** What staff write down of the stock: kits that came, a wrong count, and for owners below how many to warn. */
export const StockForms = ({ opened, warnBelow, onClose }: Props) => {
  const { stock: words } = useTexts().admin;
  const titles = {
    received: words.receiveTitle,
    corrected: words.correctTitle,
    warn_below: words.warnTitle,
  };
  return (
    <FormDialog title={titles[opened ?? 'received']} row={opened} rowKey={(form) => form} onClose={onClose}>
      {(form) => {
        if (form === 'received') return <ReceivedForm onDone={onClose} />;
        if (form === 'corrected') return <CorrectedForm onDone={onClose} />;
        return <WarningForm warnBelow={warnBelow} onDone={onClose} />;
      }}
    </FormDialog>
  );
};

interface FormProps {
  onDone: () => void;
}

/** Entries are only added: there is no version of them. */
const entered = (said: 'savedReceived' | 'savedCorrected' | 'savedWarning', onDone: () => void) => ({
  rowIn: () => ({ version: null }),
  about:
    () =>
    ({ admin }: OfficeTexts) =>
      admin.stock[said],
  onDone,
});

const ReceivedForm = ({ onDone }: FormProps) => {
  const { stock: words } = useTexts().admin;
  const today = useToday();
  const form = useRecordForm(ReceivedKits, {
    name: 'kits-received',
    initialValues: { kits: '', day: today, kit_note: '' },
    send: (body, _from, how) => mutate('POST /order/stock/receive', { body }, how),
    beside: { day_to_come: 'day' },
    ...entered('savedReceived', onDone),
  });
  return (
    <DialogForm subject={words.receiveTitle} form={form} submitLabel={words.save} isHeaded>
      <TextInput
        {...form.field('kits')}
        {...(form.form.errors['kits'] === 'invalid' && { error: words.validReceived })}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
      />
      <OfficeDateField {...form.field('day')} max={today} />
      <LimitedInput {...form.limited('kit_note')} autoComplete="off" />
    </DialogForm>
  );
};

const CorrectedForm = ({ onDone }: FormProps) => {
  const { stock: words } = useTexts().admin;
  const form = useRecordForm(CorrectedKits, {
    name: 'kits-corrected',
    initialValues: { kits: '', reason: '' },
    send: (body, _from, how) => mutate('POST /order/stock/correct', { body }, how),
    ...entered('savedCorrected', onDone),
  });
  return (
    <DialogForm subject={words.correctTitle} form={form} submitLabel={words.save} isHeaded>
      {/* Not a numeric keyboard: on some phones it has no minus. */}
      <TextInput
        {...form.field('kits')}
        {...(form.form.errors['kits'] === 'invalid' && { error: words.validCorrected })}
        description={words.correctHint}
        autoComplete="off"
        data-autofocus
      />
      <LimitedInput {...form.limited('reason')} description={words.reasonHint} autoComplete="off" />
    </DialogForm>
  );
};

const WarningForm = ({ warnBelow, onDone }: FormProps & { warnBelow: number }) => {
  const { stock: words } = useTexts().admin;
  const form = useRecordForm(WarnBelow, {
    name: 'kits-warning',
    initialValues: { warn_below: String(warnBelow) },
    send: (body) => mutate('POST /order/stock/warn-below', { body }),
    ...entered('savedWarning', onDone),
  });
  return (
    <DialogForm subject={words.warnTitle} form={form} submitLabel={words.save} isHeaded>
      <TextInput
        {...form.field('warn_below')}
        {...(form.form.errors['warn_below'] === 'invalid' && { error: words.validWarning })}
        description={words.warnHint}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
      />
    </DialogForm>
  );
};
