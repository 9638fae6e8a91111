import Validator from '@adobe/structured-data-validator';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { demoPerformances } from '../../src/demo/content.ts';
import { demoNews } from '../../src/demo/news.ts';
import { shareSize } from '../../src/domain/content/picture-forms.ts';
import { calendarDate, dayInJakarta } from '../../src/domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../src/domain/values/money.ts';
import { defaultBrand, demoTeacher } from '../../src/i18n/brand.ts';
import { longDate } from '../../src/i18n/dates.ts';
import { faq as faqEn } from '../../src/i18n/en/faq.ts';
import { faq as faqId } from '../../src/i18n/id/faq.ts';
import { inLanguage, paths } from '../../src/paths.ts';
import { homeTexts } from '../../src/web/public/home/home-texts.ts';
import { ourCoursesTexts } from '../../src/web/public/our-courses/our-courses-texts.ts';
import { screens } from '../../src/web/screens.ts';
import { elementsOf, metadataOf, wordsOf, wordsOfEach } from '../support/served-html.ts';

const site = inject('site');

/** Whatever language the visitor's browser asks for. */
const htmlOf = async (path: string, language: 'en' | 'id' = 'en') => {
  const address = `${site}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
  return (await fetch(address, { headers: { 'accept-language': 'de' } })).text();
};

/** Where each link of a page leads, and its words. */
const linksOf = (html: string) => {
  const words = wordsOfEach(html, 'a');
  return elementsOf(html, 'a').map(({ href }, place) => [href, words[place]]);
};

let publicPaths: string[] = [];
beforeAll(async () => {
  const sitemap = await (await fetch(site + paths.sitemap)).text();
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  publicPaths = [...new Set(named)];
});

/** What Google would refuse of a page's structured data, or miss in it; the compiler knows what schema.org allows. */
const problemsOf = async (data: Record<string, unknown>[]) => {
  const jsonld = Object.groupBy(data, (one) => String(one['@type']));
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  // It takes the months of a price for a size with a reference, which schema.org does not ask for.
  return issues.filter(({ issueMessage }) => !issueMessage.includes('"valueReference"'));
};

const isStory = (path: string) => /^\/news\/\d+$/.test(path);

test('the sitemap names every public page and every story', () => {
  const listed = screens.flatMap(({ path, listed: found }) => (found ? [path] : []));
  expect(publicPaths).toEqual(expect.arrayContaining(listed));
  expect(publicPaths.filter(isStory)).toHaveLength(demoNews.length);
});

test.each(['en', 'id'] as const)(
  'every public page says in %s what it is, to people, search engines and messengers',
  async (language) => {
    const titles = new Map<string, string>();
    for (const path of publicPaths) {
      const said = metadataOf(await htmlOf(path, language));
      const at = (own: string) => `${site}${own}`;
      expect(said.language, path).toBe(language);
      expect(said.headings, path).toHaveLength(1);
      expect(said.title.length, path).toBeGreaterThan(15);
      expect(said.title.length, path).toBeLessThanOrEqual(60);
      expect(titles.get(said.title), `${path} is titled like another page`).toBeUndefined();
      titles.set(said.title, path);
      expect(said.description, path).toHaveLength(1);
      expect(said.description[0]?.length, path).toBeGreaterThan(50);
      expect(said.description[0]?.length, path).toBeLessThanOrEqual(160);
      expect(said.robots, path).toEqual([]);
      expect(said.canonical, path).toEqual([at(inLanguage(path, language))]);
      expect(said.alternates, path).toEqual({
        en: at(inLanguage(path, 'en')),
        id: at(inLanguage(path, 'id')),
        'x-default': at(path),
      });
      expect(said.shared.title[0]?.length, path).toBeGreaterThan(2);
      expect(said.shared.description, path).toEqual(said.description);
      expect(said.shared.url, path).toEqual(said.canonical);
      expect(said.shared.locale, path).toEqual([language === 'id' ? 'id_ID' : 'en_GB']);
      const kinds = said.data.map((one) => one['@type']);
      expect(kinds, path).toContain(path === paths.home ? 'EducationalOrganization' : 'BreadcrumbList');
      if (isStory(path)) expect(kinds, path).toContain('NewsArticle');
      if (path === paths.faq) expect(kinds, path).toContain('FAQPage');
      if (path === paths.ourCourses) expect(kinds, path).toContain('ItemList');
      expect(said.shared.picture, path).toHaveLength(1);
      const picture = await fetch(said.shared.picture[0] ?? '');
      expect(picture.status, said.shared.picture[0]).toBe(200);
      expect(picture.headers.get('content-type'), path).toMatch(/^image\/(png|jpeg)$/);
      // More than this WhatsApp does not show.
      const bytes = Buffer.from(await picture.arrayBuffer());
      expect(bytes.byteLength, path).toBeLessThan(300_000);
      const { width, height } = await sharp(bytes).metadata();
      expect({ width, height }, path).toEqual(shareSize);
      expect(await problemsOf(said.data), path).toEqual([]);
    }
  },
);

test.each([
  [paths.allNews, paths.news],
  [paths.performancesOf(2), paths.studentPerformance],
])('%s, a part of a page, stands below the page, under its own address', async (path, above) => {
  for (const language of ['en', 'id'] as const) {
    const { data, canonical } = metadataOf(await htmlOf(path, language));
    const trail = data.find((one) => one['@type'] === 'BreadcrumbList')?.['itemListElement'] as {
      item: string;
    }[];
    const at = (own: string) => `${site}${inLanguage(own, language)}`;
    expect(trail.map(({ item }) => item)).toEqual([at(paths.home), at(above), at(path)]);
    expect(canonical).toEqual([at(path)]);
  }
});

test.each([paths.signUp, paths.login])('a link to %s shows in a messenger what it is', async (path) => {
  for (const language of ['en', 'id'] as const) {
    const { shared, description } = metadataOf(await htmlOf(path, language));
    expect(description[0]?.length).toBeGreaterThan(40);
    expect(shared.description).toEqual(description);
    expect(shared.url).toEqual([`${site}${inLanguage(path, language)}`]);
    expect((await fetch(shared.picture[0] ?? '')).status).toBe(200);
  }
});

/** A heading may hold a word joiner after a hyphen, which keeps a doubled word on one line. */
const withoutJoiners = (text: string) => text.replaceAll('\u2060', '');

test('the stories and the works of children are all there without a script', async () => {
  expect(linksOf(await htmlOf(paths.news))).toContainEqual([paths.allNews, 'See all news']);
  for (const language of ['en', 'id'] as const) {
    const headings = [2, 3].map(async (level) =>
      wordsOfEach(await htmlOf(paths.allNews, language), `h${level}`).map(withoutJoiners),
    );
    const titles = demoNews.map(({ title }) => withoutJoiners(title[language]));
    expect((await Promise.all(headings)).flat()).toEqual(expect.arrayContaining(titles));
  }
  const videos = elementsOf(await htmlOf(paths.studentPerformance), 'video');
  expect(videos.filter((video) => 'controls' in video)).toHaveLength(demoPerformances.length);
});

test('an address that does not exist says so inside header and footer', async () => {
  const html = await htmlOf('/nowhere/at/all');
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? [];
  expect(wordsOf(main)).toContain('404');
  expect(wordsOf(main)).toContain('Error Not Found');
  expect(html).toContain('<header');
  expect(wordsOf(/<footer\b.*<\/footer>/s.exec(html)?.[0] ?? '')).toContain('Where we are');
});

describe('the home page', () => {
  test.each(['en', 'id'] as const)(
    'tells in %s of everything a parent looks for, and leads to all the news',
    async (language) => {
      const html = await htmlOf(paths.home, language);
      const { scene, trial, kit, voices, learners, stories } = homeTexts[language];
      const titles = [trial, kit, voices, learners, stories].map(({ title }) => title);
      expect(wordsOfEach(html, 'h2')).toEqual(expect.arrayContaining(titles));
      const words = wordsOf(html);
      expect(words).toContain(scene.price.monthly(formatRupiah(rupiah(266_667))));
      expect(words).toContain(scene.price.condition(12, formatRupiah(rupiah(4_000_000))));
      const [first, later] = [formatRupiah(rupiah(1_500_000)), formatRupiah(rupiah(700_000))];
      expect(words).toContain(scene.price.start(first, later, 2));
      expect(words).toContain(demoTeacher.teacher_name);
      expect(linksOf(html)).toContainEqual([paths.news, stories.all]);
      // An English question needs its meaning below it in Indonesian alone.
      expect(words.includes(homeTexts.id.game.meanings.mango)).toBe(language === 'id');
    },
  );

  test('shows a film of a lesson of which nothing is loaded before it is played', async () => {
    const [film] = elementsOf(await htmlOf(paths.home), 'video');
    expect(film).toMatchObject({ preload: 'none', controls: '', playsinline: '' });
    expect(film?.['src']).toMatch(/^\/api\/v1\/settings\/lesson-clip\?v=/);
  });

  test('leads to both questions about our courses', async () => {
    const links = linksOf(await htmlOf(paths.home));
    expect(links).toContainEqual([paths.classFinder, homeTexts.en.trial.find]);
    expect(links).toContainEqual([paths.priceFinder, homeTexts.en.scene.price.more]);
  });

  test('says in the closing when to register and start next', async () => {
    const html = await htmlOf(paths.home);
    const closing = html.slice(html.indexOf(ourCoursesTexts.en.start.title));
    expect(wordsOf(closing)).toMatch(/\d{1,2} \p{L}+ \d{4}/u);
  });
});

describe('the page of questions', () => {
  test('says when a child can start by the days of the open batch, and who teaches', async () => {
    const words = wordsOf(await htmlOf(paths.faq));
    const start = wordsOf(await htmlOf(paths.coursesCalendar)).match(
      /Classes start(?:ed)? on (\d+ \w+ \d+)/,
    )?.[1];
    expect(words).toContain(`the first day of class is ${start}.`);
    expect(words).toContain(`${demoTeacher.teacher_name}. ${demoTeacher.teacher_about}`);
    expect(words).toContain(`Usually ${defaultBrand.class_times}.`);
  });

  test.each([paths.coursesCalendar, paths.classFound('grade_2')])(
    '%s says the usual class times, as the answers do',
    async (page) =>
      expect(wordsOf(await htmlOf(page))).toContain(`Live classes are usually ${defaultBrand.class_times}`),
  );

  test('says in rupiah what the course costs', async () => {
    const html = await htmlOf(paths.faq);
    const answer = html.slice(html.indexOf('id="price"'));
    expect(wordsOf(answer.slice(0, answer.indexOf('</details>')))).toMatch(
      /Rp\s700\.000.*Rp\s1\.300\.000.*Rp\s3\.200\.000/,
    );
  });

  test.each([
    ['en', 'credit card', faqEn],
    ['id', 'kartu kredit', faqId],
  ] as const)(
    'shows in %s what was found for “%s”, unfolded and marked, and leads back to all',
    async (language, typed, texts) => {
      const html = await htmlOf(`${paths.faq}?q=${encodeURIComponent(typed)}`, language);
      const details = elementsOf(html, 'details');
      expect(details).toHaveLength(1);
      expect(Object.keys(details[0] ?? {})).toContain('open');
      expect(html.slice(html.indexOf('id="methods"'))).toMatch(/<mark\b/);
      const search = elementsOf(html, 'input').find(({ type }) => type === 'search');
      expect([search?.['name'], search?.['value']]).toEqual(['q', typed]);
      expect(elementsOf(html, 'form')).toContainEqual(
        expect.objectContaining({ role: 'search', action: paths.faq }),
      );
      expect(linksOf(html)).toContainEqual([paths.faq, texts.search.all]);
    },
  );

  test.each(['<b>gajah</b>', '!!!'])(
    'says that %s has no answer, offers to ask, and is then kept by no search engine',
    async (typed) => {
      for (const [language, texts] of [
        ['en', faqEn],
        ['id', faqId],
      ] as const) {
        const html = await htmlOf(`${paths.faq}?q=${encodeURIComponent(typed)}`, language);
        expect(wordsOfEach(html, 'h2')).toContain(texts.search.nothing(typed));
        expect(elementsOf(html, 'details')).toEqual([]);
        expect(metadataOf(html).robots).toEqual(['noindex']);
        const messages = elementsOf(html, 'a').map(({ href = '' }) =>
          new URL(href, site).searchParams.get('text'),
        );
        expect(messages).toContain(texts.ask.message(typed));
      }
    },
  );
});

interface Batch {
  start_date: string;
  end_date: string;
  start_registration: string;
  end_registration: string;
}

describe('the page of our courses', () => {
  test.each(['en', 'id'] as const)('says in %s of the year what the calendar says', async (language) => {
    const { academic_years: open } = (await (await fetch(`${site}/api/v1/academic-year`)).json()) as {
      academic_years: Batch[];
    };
    const { now } = (await (await fetch(`${site}/sandbox/clock`)).json()) as { now: string };
    const today = dayInJakarta(new Date(now));
    const byStart = open.toSorted((a, b) => a.start_date.localeCompare(b.start_date));
    const next = byStart.find((batch) => batch.start_date >= today) ?? byStart.at(-1);
    for (const path of [paths.ourCourses, paths.coursesCalendar]) {
      const shown = wordsOf(await htmlOf(path, language));
      for (const day of [next?.start_date, next?.start_registration, next?.end_registration])
        expect(shown).toContain(longDate(language, calendarDate(day ?? '')));
    }
    const year = wordsOf(await htmlOf(paths.coursesCalendar, language));
    expect(year).toContain(longDate(language, calendarDate(next?.end_date ?? '')));
    const { calendar } = ourCoursesTexts[language];
    for (const unit of [1, 9]) expect(year).toContain(calendar.unit(unit));
    expect(year.split(calendar.tests)).toHaveLength(4);
  });

  test.each([
    ['en', /A year: (Rp[\s\d.]+)/g],
    ['id', /Setahun: (Rp[\s\d.]+)/g],
  ] as const)('says in %s of every package what a year of it costs', async (language, priced) => {
    const html = await htmlOf(paths.coursesCost, language);
    const packages = html.slice(html.indexOf('id="packages"'));
    const years = [...wordsOf(packages.replaceAll(/<\/\w+>/g, '$& ;')).matchAll(priced)];
    expect(years.map(([, price = '']) => Number(price.replaceAll(/\D/g, '')))).toEqual([
      4_200_000, 3_900_000, 3_200_000,
    ]);
  });
});
