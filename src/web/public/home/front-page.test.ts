import { expect, test } from 'vitest';
import { todayContext } from '../../frame/context.ts';
import { listOf, loaderAt } from '../loader.test-support.ts';
import { loader } from './front-page.tsx';

/** July 2026: the school's habit, while no batch is open. */
const inJuly = { batch: null, registrationMonth: '2026-07-01', startMonth: '2026-08-01' };

test('the home page asks for no more than it shows: twelve voices of each kind, three stories', async () => {
  const { args, asked } = loaderAt('/', {
    'GET /testimony/category/{category}': ({ params }: { params: { category: number } }) => ({
      testimonies: [`voice ${params.category}`],
    }),
    'GET /news/category/{category}': listOf(9),
    'GET /academic-year': () => ({ academic_years: [] }),
  });
  args.context.set(todayContext, '2026-07-08');
  const { testimonies, news, start } = await loader(args);
  expect(testimonies).toEqual({ ofParents: ['voice 1'], ofGraduates: ['voice 2'], ofStudents: ['voice 3'] });
  expect(news.map(({ news_id }) => news_id)).toEqual([9, 8, 7]);
  expect(start).toEqual(inJuly);
  expect(asked).toEqual([
    ['GET /testimony/category/{category}', { params: { category: 1 }, query: { size: 12 } }],
    ['GET /testimony/category/{category}', { params: { category: 2 }, query: { size: 12 } }],
    ['GET /testimony/category/{category}', { params: { category: 3 }, query: { size: 12 } }],
    ['GET /news/category/{category}', { params: { category: 1 }, query: { state: 'published', size: 3 } }],
    ['GET /academic-year', {}],
  ]);
});
