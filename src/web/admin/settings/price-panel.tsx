import type { FormEvent } from 'react';
import { PriceUpdate } from '../../../contract/prices.ts';
import type { Price } from '../../../contract/price-objects.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { mutate } from '../../app/mutations.ts';
import { type ChangedField, ChangeHistory } from '../list/change-history.tsx';
import { DialogForm } from '../form/form-dialog.tsx';
import { LimitedInput } from '../list/limited-text.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { type AfterSaving, RowPanel, useAfterSaving } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { type YearChange, inDigits, largeChange, netOf, typedAmount, typedPrice } from './price-amounts.ts';
import { saidPrice } from './price-said.ts';
import { usePriceWords } from './price-words.ts';
import { pricesQuery } from './settings-queries.ts';

/** One price in both languages, beside the list of all. */
export const PricePanel = ({ prices }: { prices: readonly Price[] }) => {
  const { settings } = useTexts().admin;
  return (
    <RowPanel
      title={settings.priceTitle}
      name="price"
      page={{ rows: prices, page: 1, total: prices.length, readPage: async () => [] }}
      rowId="setting_id"
      // All of them are in the list: what is not there is nowhere.
      query={() => pricesQuery}
      read={() => undefined}
      missing={{ title: settings.missingTitle, text: settings.missingText }}
    >
      {(price, then) => <PriceForm price={price} prices={prices} then={then} />}
    </RowPanel>
  );
};

const texts = ['setting_name', 'setting_name_indo', 'setting_desc', 'setting_desc_indo'] as const;
const amounts = ['normal_price', 'discount'] as const;

const valuesOf = (price: Price) => ({
  setting_id: price.setting_id,
  setting_name: price.setting_name,
  setting_name_indo: price.setting_name_indo,
  setting_desc: price.setting_desc,
  setting_desc_indo: price.setting_desc_indo,
  normal_price: String(price.normal_price),
  discount: String(price.discount),
});

const inRupiah = (text: string) => (text === '' ? text : formatRupiah(rupiah(Number(text))));
/** What is typed and is no amount is shown as it is. */
const typedInRupiah = (text: string) => {
  const amount = typedAmount(text);
  return amount === null ? text : formatRupiah(amount);
};

const PriceForm = ({
  price,
  prices,
  then,
}: {
  price: Price;
  prices: readonly Price[];
  then: AfterSaving;
}) => {
  const { admin, fields } = useTexts();
  const { settings } = admin;
  const { nameOf } = usePriceWords();
  const form = useRecordForm(PriceUpdate, {
    name: `price-${price.setting_id}`,
    record: {
      row: price,
      valuesOf,
      fields: {
        setting_name: {},
        setting_name_indo: {},
        setting_desc: {},
        setting_desc_indo: {},
        normal_price: { words: typedInRupiah },
        discount: { words: typedInRupiah },
      },
      presentIn: (present) => present.price,
    },
    send: (body, from, how) => mutate('POST /settings/price', { body: { ...body, ...from } }, how),
    askFirst: (entry, row = price) => {
      const [normal_price, discount] = [typedAmount(entry.normal_price), typedAmount(entry.discount)];
      if (normal_price === null || discount === null) return null;
      const changed = { ...row, normal_price, discount };
      const years = largeChange(
        prices.map((one) => (one.setting_id === row.setting_id ? row : one)),
        changed,
      );
      return years && askPrice(nameOf(row), { before: row, after: changed, years }, settings);
    },
    ...useAfterSaving(then),
    rowIn: ({ price: changed }) => changed,
    about:
      (after, before = after) =>
      (words) =>
        saidPrice(nameOf(after), { before, after }, words),
  });
  const { field, limited } = form;
  const typed = form.form.values;
  /** The record is compared as it is stored: in digits. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const entered = form.form.getValues();
    for (const name of amounts) {
      const digits = inDigits(entered[name]);
      if (digits !== entered[name]) form.form.setFieldValue(name, digits);
    }
    form.formProps.onSubmit(event);
  };
  return (
    <>
      <DialogForm
        subject={nameOf(price)}
        form={{ ...form, formProps: { ...form.formProps, onSubmit } }}
        submitLabel={settings.submitPrice}
      >
        {amounts.map((name, place) => (
          <TextInput
            key={name}
            {...field(name)}
            description={amountWords(typed[name], settings)}
            inputMode="numeric"
            autoComplete="off"
            {...(place === 0 && { 'data-autofocus': true })}
          />
        ))}
        <Pays price={price} typed={typed} />
        {texts.map((name) => (
          <LimitedInput
            key={name}
            {...limited(name)}
            autoComplete="off"
            lang={name.endsWith('indo') ? 'id' : 'en'}
          />
        ))}
      </DialogForm>
      <ChangeHistory kind="price" id={price.setting_id} fields={historyFields(fields)} />
    </>
  );
};

const historyFields = (fields: ReturnType<typeof useTexts>['fields']): Record<string, ChangedField> => ({
  ...Object.fromEntries(texts.map((name) => [name, { label: fields[name] }])),
  ...Object.fromEntries(amounts.map((name) => [name, { label: fields[name], words: inRupiah }])),
});

/** Names what the price becomes, and what a year then brings: a digit too much or too few is seen there. */
const askPrice = (
  name: string,
  { before, after, years }: { before: Price; after: Price; years: readonly YearChange[] },
  words: Words,
) => ({
  ask: words.askPrice(name, formatRupiah(netOf(after)), formatRupiah(netOf(before))),
  note: years
    .map(({ term, ...year }) => words.yearBrings(term, formatRupiah(year.after), formatRupiah(year.before)))
    .join(' '),
});

type Words = ReturnType<typeof useTexts>['admin']['settings'];

/** What an amount is as people read it, while it is typed. */
const amountWords = (typed: string, { amount: words, amountHint }: Words) => {
  const amount = typedAmount(typed);
  return amount === null ? amountHint : words(formatRupiah(amount));
};

const Pays = ({ price, typed }: { price: Price; typed: { normal_price: string; discount: string } }) => {
  const { settings } = useTexts().admin;
  const pays = typedPrice(price.setting_key, typed);
  if (!pays) return <p role="status">{settings.paysNothingYet}</p>;
  const net = formatRupiah(pays.net);
  return (
    <p role="status">
      <strong>
        {pays.interval
          ? settings.paysBills(net, pays.interval.bills, formatRupiah(pays.interval.year))
          : settings.paysOnce(net)}
      </strong>
    </p>
  );
};
