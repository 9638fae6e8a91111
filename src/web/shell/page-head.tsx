import { useLocation } from 'react-router';
import { shareSize } from '../../domain/content/picture-forms.ts';
import { brand } from '../../i18n/brand.ts';
import { absolute, inLanguage, paths } from '../../paths.ts';
import { screenOf } from '../guards.ts';
import { addressOf } from '../page-address.ts';
import { usePageInfo } from '../page-info.tsx';
import { pagesAbove, publicPageAt, usualPicture } from '../public-pages.ts';
import { type StructuredData, breadcrumbs, organization, written } from './structured-data.ts';

interface Props {
  title: string;
  description?: string;
  /** an own path of a picture of 1200 x 630, for shared links; the page's drawn one when not given */
  picture?: string;
  /** when an article was published, ISO 8601 */
  published?: string;
  /** what search engines read besides the way to the page */
  data?: readonly StructuredData[];
  /** not to be found: no search engine keeps it */
  unlisted?: boolean;
}

/** A screen's title and what a shared link shows; React puts it into the head. */
export const PageHead = ({ title, description, unlisted = false, ...rest }: Props) => {
  const full = title === brand.name ? title : `${title} · ${brand.name}`;
  const { still } = screenOf(useLocation().pathname);
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={brand.name} />
      {/* Addresses are for public pages alone: a crawler sees nothing else, and only the server knows the public one. */}
      {still && !unlisted && <PublicLinks title={title} {...rest} />}
    </>
  );
};

const PublicLinks = ({ title, picture, published, data = [] }: Omit<Props, 'description' | 'unlisted'>) => {
  const { publicUrl, language } = usePageInfo();
  const { pathname, search } = useLocation();
  const { path, query } = addressOf(pathname, new URLSearchParams(search));
  const address = path + query;
  const at = (own: string) => absolute(publicUrl, own);
  const shown = picture ?? (publicPageAt(path)?.picture ?? usualPicture)(language);
  return (
    <>
      <link rel="canonical" href={at(inLanguage(address, language))} />
      <link rel="alternate" hrefLang="en" href={at(inLanguage(address, 'en'))} />
      <link rel="alternate" hrefLang="id" href={at(inLanguage(address, 'id'))} />
      <link rel="alternate" hrefLang="x-default" href={at(address)} />
      <link rel="alternate" type="application/rss+xml" title={brand.name} href={paths.feed(language)} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:url" content={at(inLanguage(address, language))} />
      <meta property="og:locale" content={language === 'id' ? 'id_ID' : 'en_GB'} />
      <meta property="og:locale:alternate" content={language === 'id' ? 'en_GB' : 'id_ID'} />
      <meta property="og:image" content={at(shown)} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <ForSearchEngines title={title} path={path} data={data} />
    </>
  );
};

/** Data, not a script: no browser runs it, and the policy does not ask for it. */
const ForSearchEngines = ({
  title,
  path,
  data,
}: {
  title: string;
  path: string;
  data: readonly StructuredData[];
}) => {
  const info = usePageInfo();
  const { texts } = info;
  const above = pagesAbove(path).map((page) => ({ name: page.name(texts.shell), path: page.path }));
  const all = [
    ...(path === paths.home ? [organization(info)] : [breadcrumbs(info, [...above, { name: title, path }])]),
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
