import { useQuery } from '@tanstack/react-query';
import type { KitStock } from '../../../contract/shipping.ts';
import { paths } from '../../../paths.ts';
import { apiQuery } from '../../app/screen.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { useTexts } from '../list/texts.ts';

export const stockQuery = apiQuery('GET /order/stock');

/** How many kits are there, beside the orders; in red when orders miss some. */
export const StockLink = () => {
  const { stock: words } = useTexts().admin;
  const stock = useQuery(stockQuery).data?.stock;
  const isMissing = stock !== undefined && stock.missing > 0;
  return (
    <ButtonLink variant="subtle" to={paths.adminKitStock} color={isMissing ? 'rosella' : undefined}>
      {sayStock(stock, words)}
    </ButtonLink>
  );
};

const sayStock = (
  stock: KitStock | undefined,
  words: ReturnType<typeof useTexts>['admin']['stock'],
): string => {
  if (!stock || stock.left === null) return words.linkNone;
  if (stock.missing > 0) return words.linkMissing(stock.left, stock.missing);
  return stock.to_order > 0 ? words.linkToOrder(stock.left, stock.to_order) : words.link(stock.left);
};
