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

/** The HTML of a piece of the parents' area on a day. */
export const htmlForParents = (
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
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PageInfoProvider info={info}>
        <Shown initialEntries={[path]} hydrationData={{ loaderData: { root: { today, now } } }} />
      </PageInfoProvider>
    </QueryClientProvider>,
  );
};

/** What such a piece shows, without its tags. */
export const shownToParents = (...asked: Parameters<typeof htmlForParents>): string =>
  htmlForParents(...asked)
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
