import type { APIRequestContext } from '@playwright/test';
import { paths } from '../../src/paths.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

/** The paths of every public page, as the sitemap names them, each once. */
export const publicPaths = async (request: APIRequestContext) => {
  const found = locations(await (await request.get(paths.sitemap)).text());
  return [...new Set(found.map((url) => new URL(url.replaceAll('&amp;', '&')).pathname))];
};
