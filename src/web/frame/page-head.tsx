import { usePageInfo } from './page-info.tsx';
import type { StructuredData } from './structured-data.ts';

export interface PageMetadata {
  title: string;
  description?: string;
  /** an own path of a picture of 1200 x 630, for shared links; the page's drawn one when not given */
  picture?: string;
  /** when an article was published, ISO 8601 */
  published?: string;
  /** what search engines read besides the way to the page */
  data?: readonly StructuredData[];
  /** search engines must not list it */
  unlisted?: boolean;
}

/** What a search result shows of a title. */
const MAX_TITLE = 60;

/** A screen's title and what a shared link shows; React puts it into the head. */
export const PageHead = (page: PageMetadata) => {
  const { CrawlerTags, brand } = usePageInfo();
  const { title, description, unlisted = false } = page;
  const both = `${title} · ${brand.name}`;
  const full = title === brand.name || both.length > MAX_TITLE ? title : both;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={brand.name} />
      <CrawlerTags {...page} />
    </>
  );
};
