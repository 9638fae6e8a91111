import type { LoaderFunctionArgs } from 'react-router';
import type { News } from '../../../contract/content-objects.ts';
import { newsArticle } from '../../../domain/content/categories.ts';
import { withBrand } from '../../../i18n/brand-in-texts.ts';
import type { Language } from '../../../i18n/language.ts';
import { absolute, inLanguage, paths } from '../../../paths.ts';
import { apiContext, brandContext, publicUrlContext } from '../../frame/context.ts';
import { excerpt } from '../news/excerpt.ts';
import { newsTexts } from '../news/news-texts.ts';
import { storyOf } from '../news/story.ts';
import { escapeXml, xmlAnswer } from './xml.ts';

/** More than these no reader asks for. */
const MAX_ITEMS = 30;

/** The news of one language for feed readers; the address names the language, not the visitor. */
export const loader = async ({ url, context }: LoaderFunctionArgs) => {
  const language: Language = url.pathname === paths.feed('id') ? 'id' : 'en';
  const { news } = await context.get(apiContext)('GET /news/category/{category}', {
    params: { category: newsArticle },
    query: { state: 'published', size: MAX_ITEMS },
  });
  const publicUrl = context.get(publicUrlContext);
  const brand = context.get(brandContext);
  const { list } = withBrand(newsTexts[language], brand);
  const at = (path: string) => escapeXml(absolute(publicUrl, path));
  return xmlAnswer(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`${list.title} · ${brand.name}`)}</title>
<link>${at(inLanguage(paths.news, language))}</link>
<description>${escapeXml(list.description)}</description>
<language>${language}</language>
<atom:link href="${at(paths.feed(language))}" rel="self" type="application/rss+xml"/>
${news.map((item) => itemOf(item, language, at)).join('\n')}
</channel></rss>`,
    'application/rss+xml',
  );
};

const itemOf = (item: News, language: Language, at: (path: string) => string) => {
  const { title, detail, published } = storyOf(item, language);
  const path = paths.newsItem(item.news_id);
  return `<item><title>${escapeXml(title)}</title><link>${at(inLanguage(path, language))}</link><guid isPermaLink="false">${at(path)}#${language}</guid><pubDate>${published.toUTCString()}</pubDate><description>${escapeXml(excerpt(detail, 300))}</description></item>`;
};
