import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

// Who may see which path stands in guards.ts, for screens that are not built yet as well.
export default [
  layout('public/layout.tsx', [
    index('public/front-page.tsx'),
    route('activate-success', 'public/activate-success.tsx'),
    route('already-activated', 'public/already-activated.tsx'),
    route('*', 'public/not-found.tsx'),
  ]),
  layout('parent/layout.tsx', []),
  layout('admin/layout.tsx', [route('admin/*', 'admin/not-found.tsx')]),
  route('language', 'public/language.ts'),
] satisfies RouteConfig;
