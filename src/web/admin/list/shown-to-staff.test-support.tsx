import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultBrand } from '../../../i18n/brand.ts';
import { texts } from '../../../i18n/en/admin-area.ts';
import { PageInfoProvider } from '../../frame/page-info.tsx';

/** What a page of the back office knows. */
export const officeInfo = {
  language: 'en',
  texts,
  nonce: undefined,
  publicUrl: 'http://kancil.test',
  requestId: '0123456789ab-cd',
  brand: defaultBrand,
  CrawlerTags: () => null,
  show: async () => {},
} as const;

/** A piece of the back office, as the server writes it. */
export const shownToStaff = (piece: ReactNode, client = new QueryClient()): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PageInfoProvider info={officeInfo}>{piece}</PageInfoProvider>
    </QueryClientProvider>,
  );

/** What it says, without its tags. */
export const wordsOf = (page: string): string =>
  page
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
