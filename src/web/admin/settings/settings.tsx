import { useSuspenseQuery } from '@tanstack/react-query';
import type { Price } from '../../../contract/price-objects.ts';
import { formatRupiah, noMoney, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { OneLine } from '../../ui/app/office-line.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import layout from '../../ui/page/layout.module.css';
import formStyles from '../list/office-form.module.css';
import styles from '../list/office-list.module.css';
import { idOf, usePanel } from '../list/open-row.ts';
import { RowAction, RowLink } from '../list/row-action.tsx';
import { OfficeScreen } from '../list/office-screen.tsx';
import { useTexts } from '../list/texts.ts';
import { FamilyPays } from './family-pays.tsx';
import { netOf } from './price-amounts.ts';
import { PricePanel } from './price-panel.tsx';
import { usePriceWords } from './price-words.ts';
import { brandQuery, pricesQuery } from './settings-queries.ts';
import type { Brand } from '../../../contract/brand-objects.ts';
import { shownPhone } from '../../../i18n/brand.ts';
import { brandFields, brandParts } from './brand-fields.ts';

const queries: ScreenQueries = () => [pricesQuery, brandQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

/** What the school charges, and what it calls itself. */
export default function AdminSettings() {
  const { settings } = useTexts().admin;
  const { prices, card_fee: fee } = useSuspenseQuery(pricesQuery).data;
  const { brand } = useSuspenseQuery(brandQuery).data;
  return (
    <OfficeScreen title={settings.title}>
      <div className={formStyles.form}>
        <PriceTable prices={prices} />
        <FamilyPays prices={prices} />
        <section className={formStyles.card} aria-labelledby="card-fee">
          <div className={styles.head}>
            <h2 id="card-fee">{settings.cardFee}</h2>
            <Edit of={settings.cardFee} to={paths.adminCardFee} />
          </div>
          <p>
            <strong>
              <Fee share={fee.fee_share} />
            </strong>
          </p>
          <p>{settings.cardFeeNote(fee.regulation)}</p>
        </section>
        <section className={formStyles.card} aria-labelledby="school">
          <div className={styles.head}>
            <h2 id="school">{settings.brand}</h2>
            <Edit of={settings.brand} to={paths.adminBrand} />
          </div>
          <p>{settings.brandNote}</p>
          <BrandFacts brand={brand} />
        </section>
      </div>
    </OfficeScreen>
  );
}

const Edit = (props: { of: string; to: string }) => {
  const { settings } = useTexts().admin;
  return (
    <div className={styles.actions}>
      <RowLink label={settings.edit} {...props} />
    </div>
  );
};

const Fee = ({ share }: { share: number }) => {
  const { settings } = useTexts().admin;
  const { percent } = useFormats();
  return share === 0 ? settings.noFee : settings.percent(percent(share));
};

/** The fixed set of prices, each of which opens in a panel beside it. */
const PriceTable = ({ prices }: { prices: Price[] }) => {
  const { settings } = useTexts().admin;
  const panel = usePanel('price');
  const open = idOf(panel.named);
  return (
    <div className={formStyles.card}>
      <h2>{settings.prices}</h2>
      <p className={styles.beside}>{settings.pricesNote}</p>
      <OfficeTable
        label={settings.prices}
        rows={prices}
        rowKey={({ setting_id }) => setting_id}
        columns={usePriceColumns((price) => panel.open(String(price.setting_id)))}
        isMarked={({ setting_id }) => setting_id === open}
        minWidth={24}
      />
      <PricePanel prices={prices} />
    </div>
  );
};

const usePriceColumns = (onEdit: (price: Price) => void): OfficeColumn<Price>[] => {
  const { settings, list } = useTexts().admin;
  const { nameOf, descriptionOf } = usePriceWords();
  return [
    {
      name: 'name',
      title: settings.priceName,
      render: (row) => (
        <OneLine more={list.more} lines={2}>
          <strong>{nameOf(row)}</strong> {/* Beside a panel there is room for the name alone. */}
          <span className={layout.soft} data-priority="2">
            {descriptionOf(row)}
          </span>
        </OneLine>
      ),
    },
    {
      name: 'normal_price',
      title: settings.normal,
      width: 6.1,
      render: ({ normal_price }) => <span className={styles.fine}>{formatRupiah(rupiah(normal_price))}</span>,
    },
    {
      name: 'discount',
      title: settings.discount,
      width: 6.1,
      render: ({ discount }) => (
        <span className={discount === noMoney ? `${layout.soft} ${styles.fine}` : styles.fine}>
          {discount === noMoney ? settings.noDiscount : formatRupiah(rupiah(discount))}
        </span>
      ),
    },
    {
      name: 'pays',
      title: settings.pays,
      width: 7,
      render: (row) => <strong>{formatRupiah(netOf(row))}</strong>,
    },
    useActionsColumn(5, (row) => (
      <RowAction label={settings.edit} of={nameOf(row)} onClick={() => onEdit(row)} />
    )),
  ];
};

/** What identifies the school, to be read. */
const BrandFacts = ({ brand }: { brand: Brand }) => {
  const { admin, fields } = useTexts();
  const { settings } = admin;
  return (
    <dl className={styles.places}>
      {brandParts.flatMap((part) =>
        brandFields[part].map((name) => {
          const text = name === 'whatsapp' ? shownPhone(brand[name]) : brand[name];
          return (
            <div key={name}>
              <dt>{fields[name]}</dt>
              <dd>{text || <span className={layout.soft}>{settings.none}</span>}</dd>
            </div>
          );
        }),
      )}
    </dl>
  );
};
