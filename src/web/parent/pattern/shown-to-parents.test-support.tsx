import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { defaultBrand } from '../../../i18n/brand.ts';
import { texts as en } from '../../../i18n/en/parent-area.ts';
import { texts as id } from '../../../i18n/id/parent-area.ts';
import type { Language } from '../../../i18n/language.ts';
import { PageInfoProvider } from '../../frame/page-info.tsx';

const texts = { en, id };

/** What a piece of the parents' area shows on a day, without its tags. */
export const shownToParents = (
  piece: ReactNode,
  {
    language = 'en',
    today = '2026-11-25',
    now,
    path = '/',
    at = '*',
    client = new QueryClient(),
  }: {
    language?: Language;
    today?: string;
    /** what the business clock shows */
    now?: string;
    /** its address, and the pattern of its route */
    path?: string;
    at?: string;
    client?: QueryClient;
  } = {},
): string => {
  const info = {
    language,
    texts: texts[language],
    nonce: undefined,
    publicUrl: 'http://kancil.test',
    requestId: undefined,
    brand: defaultBrand,
    CrawlerTags: () => null,
    show: async () => {},
  } as const;
  const Shown = createRoutesStub([{ id: 'root', path: at, Component: () => piece }]);
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PageInfoProvider info={info}>
        <Shown initialEntries={[path]} hydrationData={{ loaderData: { root: { today, now } } }} />
      </PageInfoProvider>
    </QueryClientProvider>,
  );
  return page
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};
