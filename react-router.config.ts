import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // scripts/lib/build.mjs gives it its place when it is whole.
  buildDirectory: 'build/next',
  // The school has few pages: all routes are known from the start, so that no click waits for a route's address.
  routeDiscovery: { mode: 'initial' },
  // A screen's loader arrives with its screen: apart, React Router would load it without waiting for a connection.
  splitRouteModules: false,
} satisfies Config;
