import { useLocation } from 'react-router';
import { brand } from '../../i18n/brand.ts';
import { screenOf } from '../guards.ts';
import { usePageInfo } from '../page-info.tsx';

interface Props {
  title: string;
  description?: string;
  /** an own path of a picture of 1200 x 630, for shared links */
  picture?: string;
}

/** A screen's title and what a shared link shows; React puts it into the head. */
export const PageHead = ({ title, description, picture }: Props) => {
  const full = title === brand.name ? title : `${title} · ${brand.name}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={brand.name} />
      <PublicLinks {...(picture !== undefined && { picture })} />
    </>
  );
};

/** Addresses are for public pages alone: a crawler sees nothing else, and only the server knows the public one. */
const PublicLinks = ({ picture }: { picture?: string }) => {
  const { publicUrl, language } = usePageInfo();
  const { pathname, search } = useLocation();
  if (!screenOf(pathname).still) return null;
  const kept = new URLSearchParams(search);
  kept.delete('lang');
  const address = (lang?: string) => {
    const url = new URL(pathname, publicUrl);
    for (const [name, value] of kept) url.searchParams.set(name, value);
    if (lang) url.searchParams.set('lang', lang);
    return url.toString();
  };
  return (
    <>
      <link rel="canonical" href={address(language)} />
      <link rel="alternate" hrefLang="en" href={address('en')} />
      <link rel="alternate" hrefLang="id" href={address('id')} />
      <link rel="alternate" hrefLang="x-default" href={address()} />
      <meta property="og:url" content={address()} />
      <meta property="og:locale" content={language === 'id' ? 'id_ID' : 'en_GB'} />
      {picture && <meta property="og:image" content={new URL(picture, publicUrl).toString()} />}
    </>
  );
};
