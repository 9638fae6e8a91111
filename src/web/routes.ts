import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

// Who may see which path stands in guards.ts, for screens that are not built yet as well.
export default [
  layout('public/layout.tsx', [
    index('public/front-page.tsx'),
    route('frequently-asked-questions', 'public/faq.tsx'),
    route('story-of-kancil', 'public/story-of-kancil.tsx'),
    route('story-of-kancil/our-history', 'public/our-history.tsx'),
    route('activate-success', 'public/activate-success.tsx'),
    route('already-activated', 'public/already-activated.tsx'),
    route('our-courses', 'public/our-courses.tsx'),
    route('*', 'public/not-found.tsx'),
  ]),
  layout('parent/layout.tsx', [
    route('login', 'parent/login.tsx'),
    route('sign-up', 'parent/sign-up.tsx'),
    route('welcome', 'parent/welcome.tsx'),
    route('forgot-password', 'parent/forgot-password.tsx'),
    route('reset-password', 'parent/reset-password.tsx'),
    route('profile', 'parent/profile.tsx'),
    route('profile/add-child', 'parent/add-child.tsx'),
    route('profile/add-child-finish', 'parent/add-child-finish.tsx'),
    route('children/:childId', 'parent/child.tsx'),
    route('courses/:courseId/child/:childId', 'parent/course.tsx'),
  ]),
  layout('admin/layout.tsx', [
    route('admin/login', 'admin/login.tsx'),
    route('admin/orders', 'admin/orders.tsx'),
    route('admin/batchs', 'admin/batches.tsx'),
    route('admin/batchs/create', 'admin/batch-create.tsx'),
    route('admin/batchs/:academicYearId/update', 'admin/batch-update.tsx'),
    route('admin/courses', 'admin/courses.tsx'),
    route('admin/courses/create', 'admin/course-create.tsx'),
    route('admin/courses/:courseId/update', 'admin/course-update.tsx'),
    route('admin/childs', 'admin/children.tsx'),
    route('admin/profile', 'admin/profile.tsx'),
    route('admin/inbox', 'admin/inbox.tsx'),
    route('admin/*', 'admin/not-found.tsx'),
  ]),
  route('reset-password-callback/:token', 'parent/reset-password-callback.ts'),
  route('language', 'public/language.ts'),
] satisfies RouteConfig;
