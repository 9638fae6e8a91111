import { useSuspenseQuery } from '@tanstack/react-query';
import type { CardFee, Price } from '../../../contract/price-objects.ts';
import { isLargeChange } from '../../../domain/billing/price-changes.ts';
import { yearPrice } from '../../../domain/billing/price-items.ts';
import { add, formatRupiah, percent, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { mutate } from '../../app/mutations.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { ChangeHistory } from '../list/change-history.tsx';
import { FormScreen } from '../form/form-screen.tsx';
import styles from '../list/office-form.module.css';
import { useRecordForm } from '../form/record-form.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { pricesOf } from './price-amounts.ts';
import { CardFeeForm, entryOf, isUnusualFee } from './card-fee-entry.ts';
import { pricesQuery } from './settings-queries.ts';

export const handle = { title: ({ admin }: OfficeTexts) => admin.settings.cardFeeTitle };

const queries: ScreenQueries = () => [pricesQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export default function UpdateCardFee() {
  const { card_fee: fee, prices } = useSuspenseQuery(pricesQuery).data;
  return <CardFeeScreen fee={fee} prices={prices} />;
}

/** A round bill, to show by what a fee comes to. */
const EXAMPLE = rupiah(1_000_000);

const exampleOf = (share: number, { cardFeeExample }: OfficeTexts['admin']['settings']) => {
  const fee = percent(EXAMPLE, share * 100);
  return cardFeeExample(formatRupiah(EXAMPLE), formatRupiah(add(EXAMPLE, fee)), formatRupiah(fee));
};

const CardFeeScreen = ({ fee, prices }: { fee: CardFee; prices: readonly Price[] }) => {
  const { admin, fields } = useTexts();
  const { settings } = admin;
  const formats = useFormats();
  const form = useRecordForm(CardFeeForm, {
    name: 'card-fee',
    record: {
      row: fee,
      valuesOf: entryOf,
      fields: { fee_share: { words: (typed) => settings.percent(typed) } },
      presentIn: (present) => present.card_fee,
    },
    send: (body, from, how) => mutate('POST /settings/card-fee', { body: { ...body, ...from } }, how),
    askFirst: (entry, row = fee) => {
      const typed = CardFeeForm.safeParse(entry);
      if (!typed.success) return null;
      const { fee_share: share } = typed.data;
      if (!isUnusualFee(share) && !isLargeChange(row.fee_share, share)) return null;
      const year = pricesOf(prices)?.intervals[12];
      const feeOf = (of: number) => formatRupiah(percent(year ? yearPrice(year, 12) : EXAMPLE, of * 100));
      return {
        ask: settings.askCardFee(formats.percent(share)),
        note: settings.feeBrings(feeOf(share), feeOf(row.fee_share)),
      };
    },
    listAt: paths.adminSettings,
    rowIn: ({ card_fee }) => card_fee,
    about:
      (after, before = after) =>
      ({ admin: { history, settings: said } }) => {
        const [was, is] = [before, after].map(({ fee_share }) => said.percent(formats.percent(fee_share)));
        return was === is ? `${said.cardFee}: ${is}` : history.changed(said.cardFee, `${was}`, `${is}`);
      },
  });
  const { field } = form;
  const entry = CardFeeForm.safeParse(form.form.values);
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
            atEnd="%"
            autoComplete="off"
          />
        </div>
        {entry.success && <p role="status">{exampleOf(entry.data.fee_share, settings)}</p>}
      </div>
    </FormScreen>
  );
};
