import { expect, test } from 'vitest';
import { listOf, loaderAt } from '../loader.test-support.ts';
import { loader } from './front-page.tsx';

test('the home page asks for no more than it shows: twelve voices of each kind, three stories', async () => {
  const { args, asked } = loaderAt('/', {
    'GET /testimony/category/{category}': ({ params }: { params: { category: number } }) => ({
      testimonies: [`voice ${params.category}`],
    }),
    'GET /news/category/{category}': listOf(9),
  });
  const { testimonies, news } = await loader(args);
  expect(testimonies).toEqual({ ofParents: ['voice 1'], ofGraduates: ['voice 2'], ofStudents: ['voice 3'] });
  expect(news.map(({ news_id }) => news_id)).toEqual([9, 8, 7]);
  expect(asked).toEqual([
    ['GET /testimony/category/{category}', { params: { category: 1 }, query: { limit: 12 } }],
    ['GET /testimony/category/{category}', { params: { category: 2 }, query: { limit: 12 } }],
    ['GET /testimony/category/{category}', { params: { category: 3 }, query: { limit: 12 } }],
    ['GET /news/category/{category}', { params: { category: 1 }, query: { limit: 3 } }],
  ]);
});
