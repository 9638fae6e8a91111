import { useLocation } from 'react-router';
import { shareSize } from '../../domain/content/picture-forms.ts';
import { absolute, inLanguage, paths } from '../../paths.ts';
import { allTexts } from './all-texts.ts';
import { isUnhydrated } from './guards.ts';
import { addressOf } from './page-address.ts';
import { usePageInfo } from './page-info.tsx';
import { pagesAbove, publicPageAt, usualPicture } from './public-pages.ts';
import type { PageMetadata } from './page-head.tsx';
import { type StructuredData, breadcrumbs, organization, written } from './structured-data.ts';

/**
 * Metadata for search engines and link previews. Only the server renders it: it is injected by `PageInfo`, so that browsers
 * do not load it.
 */
export const CrawlerTags = ({ description, unlisted = false, ...page }: PageMetadata) => {
  const unhydrated = isUnhydrated(useLocation().pathname);
  return (
    <>
      {/* Only public pages are for search engines; link previews work for the others as well. */}
      {unhydrated && !unlisted && <PublicLinks {...page} />}
      {!unhydrated && description && <SharedLink title={page.title} />}
    </>
  );
};

/** The page's canonical URL, without other query parameters. */
const usePageUrl = () => {
  const { pathname, search } = useLocation();
  const { path, query } = addressOf(pathname, new URLSearchParams(search));
  return { path, address: path + query };
};

const PublicLinks = ({
  title,
  picture,
  published,
  data = [],
}: Omit<PageMetadata, 'description' | 'unlisted'>) => {
  const { publicUrl, language, brand } = usePageInfo();
  const { path, address } = usePageUrl();
  const at = (own: string) => absolute(publicUrl, own);
  return (
    <>
      <link rel="canonical" href={at(inLanguage(address, language))} />
      <link rel="alternate" hrefLang="en" href={at(inLanguage(address, 'en'))} />
      <link rel="alternate" hrefLang="id" href={at(inLanguage(address, 'id'))} />
      <link rel="alternate" hrefLang="x-default" href={at(inLanguage(address, 'en'))} />
      <link rel="alternate" type="application/rss+xml" title={brand.name} href={paths.feed(language)} />
      {published && <meta property="article:published_time" content={published} />}
      <SharedLink
        title={title}
        picture={picture ?? (publicPageAt(path) ?? pagesAbove(path).at(-1))?.picture(language, brand)}
        article={published !== undefined}
      />
      <JsonLd title={title} path={path} address={address} data={data} />
    </>
  );
};

/** Open Graph tags besides title and description. */
const SharedLink = ({
  title,
  picture,
  article = false,
}: {
  title: string;
  picture?: string | undefined;
  article?: boolean;
}) => {
  const { publicUrl, language, brand } = usePageInfo();
  const { address } = usePageUrl();
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:url" content={absolute(publicUrl, inLanguage(address, language))} />
      <meta property="og:locale" content={language === 'id' ? 'id_ID' : 'en_GB'} />
      <meta property="og:locale:alternate" content={language === 'id' ? 'en_GB' : 'id_ID'} />
      <meta property="og:image" content={absolute(publicUrl, picture ?? usualPicture(language, brand))} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

/** JSON-LD is data: the content security policy does not apply to it. */
const JsonLd = ({
  title,
  path,
  address,
  data,
}: {
  title: string;
  path: string;
  address: string;
  data: readonly StructuredData[];
}) => {
  const info = usePageInfo();
  // A part of a page, or one of several like it, stands below the page itself.
  const page = address === path ? undefined : publicPageAt(path);
  const above = [...pagesAbove(path), ...(page ? [page] : [])];
  const trail = above.map((one) => ({ name: one.name(allTexts[info.language].public.site), path: one.path }));
  const all = [
    address === paths.home
      ? organization(info)
      : breadcrumbs(info, [...trail, { name: title, path: address }]),
    ...data,
  ];
  return all.map((one) => (
    <script
      key={one['@type']}
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- written by us, and it cannot end its element
      dangerouslySetInnerHTML={{ __html: written(one) }}
    />
  ));
};
