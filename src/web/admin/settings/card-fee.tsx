import { TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { CardFee } from '../../../contract/price-objects.ts';
import { add, formatRupiah, percent, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { mutate } from '../../hydrated/mutations.ts';
import { type ScreenQueries, ensure, prefetch } from '../../hydrated/screen.ts';
import { ChangeHistory } from '../pattern/change-history.tsx';
import { FormScreen } from '../pattern/form-screen.tsx';
import styles from '../pattern/office-form.module.css';
import { readUnlessGone } from '../pattern/read-unless-gone.ts';
import { useRecordForm } from '../pattern/record-form.ts';
import { type OfficeTexts, useTexts } from '../pattern/texts.ts';
import { CardFeeForm, entryOf } from './card-fee-entry.ts';
import { pricesQuery } from './settings-queries.ts';

export const handle = { title: ({ admin }: OfficeTexts) => admin.settings.cardFeeTitle };

const queries: ScreenQueries = () => [pricesQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export default function UpdateCardFee() {
  return <CardFeeScreen fee={useSuspenseQuery(pricesQuery).data.card_fee} />;
}

/** A round bill, to show by what a fee comes to. */
const EXAMPLE = rupiah(1_000_000);

const CardFeeScreen = ({ fee }: { fee: CardFee }) => {
  const { admin, fields } = useTexts();
  const { settings } = admin;
  const formats = useFormats();
  const form = useRecordForm(CardFeeForm, {
    name: 'card-fee',
    initialValues: entryOf(fee),
    record: {
      row: fee,
      valuesOf: entryOf,
      fields: { fee_share: { words: (typed) => settings.percent(typed) } },
      presentIn: (present) => present.card_fee,
      read: () => readUnlessGone(pricesQuery, ({ card_fee }) => card_fee),
    },
    send: (body, from, stop) =>
      mutate('POST /settings/card-fee', { body: { ...body, ...from } }, { ...(stop && { signal: stop }) }),
    listAt: paths.adminSettings,
    updated: {
      rowIn: ({ card_fee }) => card_fee,
      about:
        ({ fee_share }) =>
        (words) =>
          `${words.admin.settings.cardFee}: ${words.admin.settings.percent(formats.percent(fee_share))}`,
      canUndo: () => true,
    },
  });
  const { field } = form;
  const entry = CardFeeForm.safeParse(form.form.values);
  const gross = entry.success && add(EXAMPLE, percent(EXAMPLE, entry.data.fee_share * 100));
  const { error, ...input } = field('fee_share');
  return (
    <FormScreen
      title={settings.cardFeeTitle}
      listAt={paths.adminSettings}
      back={settings.back}
      form={form}
      submitLabel={settings.submitCardFee}
      after={
        <ChangeHistory
          level={2}
          kind="price"
          id="card_fee"
          fields={{
            fee_share: {
              label: fields.fee_share,
              words: (share) => settings.percent(formats.percent(Number(share))),
            },
          }}
        />
      }
    >
      <div className={styles.card}>
        <p>{settings.cardFeeNote(fee.regulation)}</p>
        <div className={styles.pair}>
          <TextInput
            {...input}
            // The field is in percent, and the contract's message speaks of a share.
            error={form.form.errors['fee_share'] === 'share_outside' ? settings.percentOutside : error}
            description={settings.cardFeeHint}
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
        {gross !== false && (
          <p role="status">{settings.cardFeeExample(formatRupiah(EXAMPLE), formatRupiah(gross))}</p>
        )}
      </div>
    </FormScreen>
  );
};
