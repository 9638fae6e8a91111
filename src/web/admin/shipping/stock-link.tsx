import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { apiQuery } from '../../app/screen.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { useTexts } from '../list/texts.ts';

export const stockQuery = apiQuery('GET /order/stock');

/** How many kits are there, beside the orders; in red when they are too few. */
export const StockLink = () => {
  const { stock: words } = useTexts().admin;
  const stock = useQuery(stockQuery).data?.stock;
  const isShort = stock !== undefined && stock.short > 0;
  return (
    <ButtonLink variant="subtle" to={paths.adminKitStock} color={isShort ? 'rosella' : undefined}>
      {sayStock(stock, words)}
    </ButtonLink>
  );
};

const sayStock = (
  stock: { left: number | null; short: number } | undefined,
  words: ReturnType<typeof useTexts>['admin']['stock'],
): string => {
  if (!stock || stock.left === null) return words.linkNone;
  return stock.short > 0 ? words.linkShort(stock.left, stock.short) : words.link(stock.left);
};
