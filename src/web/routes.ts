import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';
import { type Area, type Screen, screens } from './screens.ts';

// Named by its address, not by its file: every hydrated page loads the list of routes, and so it is shorter.
const routeOf = (path: string, file: string) =>
  path === '/' ? index(file, { id: path }) : route(path.slice(1), file, { id: path });

// A screen without a file is not found within its own area: the public `/*` has neither its layout nor its texts.
const routesOf = (among: (screen: Screen) => boolean) =>
  screens.filter(among).map(({ path, area, file }) => routeOf(path, file ?? `${area}/not-found.tsx`));

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
  route('rss/en.xml', 'public/crawlers/feed.ts', { id: 'feed-en' }),
  route('rss/id.xml', 'public/crawlers/feed.ts', { id: 'feed-id' }),
] satisfies RouteConfig;
