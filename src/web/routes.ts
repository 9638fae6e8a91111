import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';
import { type Area, type Screen, screens } from './screens.ts';

// The id is the path, which is shorter than the file: every hydrated page loads the list of routes.
const routeOf = (path: string, file: string) =>
  path === '/' ? index(file, { id: path }) : route(path.slice(1), file, { id: path });

const routesOf = (among: (screen: Screen) => boolean) =>
  screens.filter(among).map(({ path, file }) => routeOf(path, file));

const pagesOf = (area: Area) =>
  layout(
    `${area}/layout.tsx`,
    routesOf((screen) => screen.area === area && !screen.redirects),
  );

export default [
  pagesOf('public'),
  pagesOf('parent'),
  pagesOf('admin'),
  ...routesOf(({ redirects = false }) => redirects),
  // No screens: forms are sent there, and machines ask.
  route('language', 'public/language.ts'),
  route('sitemap.xml', 'public/crawlers/sitemap.ts'),
  route('robots.txt', 'public/crawlers/robots.ts'),
  route('site.webmanifest', 'public/web-manifest.ts'),
  route('rss/en.xml', 'public/crawlers/feed.ts', { id: 'feed-en' }),
  route('rss/id.xml', 'public/crawlers/feed.ts', { id: 'feed-id' }),
] satisfies RouteConfig;
