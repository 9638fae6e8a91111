import type { Price } from '../../../contract/price-objects.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { saidChanges } from '../list/said-changes.ts';
import type { OfficeTexts } from '../list/texts.ts';

const texts = ['setting_name', 'setting_name_indo', 'setting_desc', 'setting_desc_indo'] as const;

/** What a save has made of a price: its amounts before and after, else which of its texts are others. */
export const saidPrice = (
  name: string,
  { before, after }: { before: Price; after: Price },
  words: Pick<OfficeTexts, 'admin' | 'fields'>,
): string => {
  const { history } = words.admin;
  const money = (amount: number) => formatRupiah(rupiah(amount));
  const amounts = (['normal_price', 'discount'] as const).flatMap((field) =>
    before[field] === after[field]
      ? []
      : [
          history.changed(
            field === 'normal_price' ? name : words.fields.discount,
            money(before[field]),
            money(after[field]),
          ),
        ],
  );
  if (amounts.length > 0)
    return before.normal_price === after.normal_price ? `${name}, ${amounts[0]}` : amounts.join(', ');
  const changed = texts.filter((field) => before[field] !== after[field]);
  return `${name}. ${saidChanges(
    changed.map((field) => ({ label: words.fields[field], before: before[field], after: after[field] })),
    words,
  )}`;
};
