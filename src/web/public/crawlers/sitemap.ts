import type { LoaderFunctionArgs } from 'react-router';
import { absolute, inLanguage, paths } from '../../../paths.ts';
import { apiContext, publicUrlContext } from '../../frame/context.ts';
import { publicPages } from '../../frame/public-pages.ts';
import { escapeXml, xmlAnswer } from './xml.ts';

/** Every page that everybody may find, in both languages. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const call = context.get(apiContext);
  const [{ articles }, works] = await Promise.all([
    call('GET /news/articles'),
    call('GET /news/student-performance', { query: { limit: 1 } }),
  ]);
  // The other pages change with the product, which keeps no date of it.
  const newest = { story: articles[0]?.published_at, performance: works.news[0]?.published_at };
  const publicUrl = context.get(publicUrlContext);
  const pages = [
    ...publicPages.map((page) => entry(publicUrl, page.path, page.newest && newest[page.newest])),
    ...articles.map((article) => entry(publicUrl, paths.newsItem(article.news_id), article.updated_at)),
  ];
  return xmlAnswer(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.join('\n')}\n</urlset>`,
  );
};

/** Each language's address on its own, and each names all: what search engines ask of translations. */
const entry = (publicUrl: string, path: string, changed?: string | null) => {
  const at = (own: string) => escapeXml(absolute(publicUrl, own));
  const [en, id] = [inLanguage(path, 'en'), inLanguage(path, 'id')];
  const languages = { en, id, 'x-default': en };
  const links = Object.entries(languages).map(
    ([language, own]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(own)}"/>`,
  );
  const lastChange = changed ? `<lastmod>${changed}</lastmod>` : '';
  return [en, id].map((own) => `<url><loc>${at(own)}</loc>${lastChange}${links.join('')}</url>`).join('\n');
};
