import type { LoaderFunctionArgs } from 'react-router';
import { absolute, paths } from '../../../paths.ts';
import { publicUrlContext } from '../../frame/context.ts';

/** What is nobody's to search: families' own pages, the back office, the API except the pictures it serves. */
const closed = [
  paths.admin,
  paths.profile(),
  '/children/',
  '/courses/',
  '/placement-test',
  '/written-test',
  '/reset-password',
  '/pay/',
  paths.sandbox,
  `${paths.api}/`,
];
/** What pages show of it; its answers in JSON are not to be found, and say so themselves. */
const open = ['news/*/image', 'news/*/header', 'news/*/video', 'news/picture/', 'testimony/*/image'].map(
  (path) => `${paths.api}/${path}`,
);

export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(
    [
      'User-agent: *',
      ...open.map((path) => `Allow: ${path}`),
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${absolute(context.get(publicUrlContext), paths.sitemap)}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
