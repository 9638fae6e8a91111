import { expect, test } from 'vitest';
import { todayContext } from '../../frame/context.ts';
import { courseFacts } from '../faq/faq-facts.test-support.ts';
import { questionsOf } from '../faq/faq-search.ts';
import { faqQuestions } from '../faq/faq-texts.ts';
import { priceSettings } from '../../billing/price-settings.test-support.ts';
import { listOf, loaderAt } from '../loader.test-support.ts';
import { loader } from './front-page.tsx';
import { firstSentence } from '../pieces/first-sentence.ts';
import { promises } from './home-trial.tsx';

/** July 2026: the school's habit, while no batch is open. */
const inJuly = { batch: null, registrationMonth: '2026-07-01', startMonth: '2026-08-01' };

test('the home page asks for no more than it shows: twelve parents, three graduates and students each, three stories', async () => {
  const { args, asked } = loaderAt('/', {
    'GET /testimony/category/{category}': ({ params }: { params: { category: number } }) => ({
      testimonies: [`voice ${params.category}`],
    }),
    'GET /news/category/{category}': listOf(9),
    'GET /academic-year': () => ({ academic_years: [] }),
    'GET /payment/price-list': () => ({ settings: priceSettings, methods: [] }),
    'GET /settings/brand': () => ({ brand: { lesson_clip: '/clip?v=1', lesson_clip_still: null } }),
  });
  args.context.set(todayContext, '2026-07-08');
  const { testimonies, news, start, price, clip } = await loader(args);
  expect(testimonies).toEqual({ ofParents: ['voice 1'], ofGraduates: ['voice 2'], ofStudents: ['voice 3'] });
  expect(news.map(({ news_id }) => news_id)).toEqual([9, 8, 7]);
  expect(start).toEqual(inJuly);
  expect(price).toEqual({
    term: 12,
    monthly: 266_667,
    first: 4_000_000,
    start: { term: 2, first: 1_500_000, later: 700_000 },
  });
  expect(clip).toEqual({ film: '/clip?v=1', still: null });
  expect(asked).toEqual([
    ['GET /testimony/category/{category}', { params: { category: 1 }, query: { size: 12 } }],
    ['GET /testimony/category/{category}', { params: { category: 2 }, query: { size: 3 } }],
    ['GET /testimony/category/{category}', { params: { category: 3 }, query: { size: 3 } }],
    ['GET /news/category/{category}', { params: { category: 1 }, query: { state: 'published', size: 3 } }],
    ['GET /academic-year', {}],
    ['GET /payment/price-list', {}],
    ['GET /settings/brand', {}],
  ]);
});

test('each promise leads to a question that has an answer', () => {
  const asked = questionsOf(faqQuestions.en(courseFacts)).map(({ id }) => id);
  expect(asked).toEqual(expect.arrayContaining(promises.map(({ question }) => question)));
});

test('of what staff write about a teacher the first sentence stands on the home page', () => {
  expect(firstSentence('She sings. And dances!')).toBe('She sings.');
  expect(firstSentence('Sings 3.5 songs a day')).toBe('Sings 3.5 songs a day');
});
