import type { LoaderFunctionArgs } from 'react-router';
import { nameInTwo } from '../../i18n/brand.ts';
import { brandContext } from '../frame/context.ts';
import { homeTexts } from './home/home-texts.ts';

const icon = (src: string, sizes: string, more: { purpose?: 'maskable' } = {}) => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  ...more,
});

/** What a phone calls the site that was put on its home screen, by the school's name of today; one text for both languages. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const brand = context.get(brandContext);
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: nameInTwo(brand)[0],
    description: `${homeTexts.en.title} · ${homeTexts.id.title}`,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fffaf0',
    theme_color: '#0e7c5a',
    icons: [
      icon('/favicon.svg', 'any'),
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', { purpose: 'maskable' }),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
};
