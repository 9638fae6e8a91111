import type { APIRequestContext } from '@playwright/test';
import { dayInJakarta } from '../src/domain/values/calendar-date.ts';
import { longDate } from '../src/i18n/dates.ts';
import { paths } from '../src/paths.ts';
import { askClass, bornYearsAgo } from './support/class-finder.ts';
import { addChildren, registerFamily, schoolTime } from './support/school.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Batch {
  batch: number;
  start_date: string;
}

/** The open batch that begins next, else the one that began last: other journeys make batches too. */
const nextBatch = async (request: APIRequestContext) => {
  const answer = await request.get('/api/v1/academic-year');
  const { academic_years: open } = (await answer.json()) as { academic_years: Batch[] };
  const today = dayInJakarta(await schoolTime(request));
  const byStart = open.toSorted((a, b) => a.start_date.localeCompare(b.start_date));
  return byStart.find((year) => year.start_date >= today) ?? byStart.at(-1);
};

const rupiahIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a family learns the class of a young child, and the birthdate stays out of address and caches',
    { tag: '@once' },
    async ({ page, request, say, language }) => {
      const birthdate = await bornYearsAgo(request, 6);
      const asPrinted = longDate(language, birthdate);
      await page.goto(paths.ourCourses);
      const answer = await askClass(page, birthdate);
      expect(answer.headers()['cache-control']).toBe('no-store');
      const found = page.getByRole('heading', {
        name: say({ en: 'Grade 2, without a test', id: 'Tingkat 2, tanpa tes' }),
      });
      await expect(found).toBeVisible();
      await expect(page).toHaveURL(paths.classFound('grade_2'));
      await page.locator('#which-class').getByRole('link').click();
      await expect(page).toHaveURL(paths.signUp);
      await page.goBack();
      await expect(found).toBeVisible();
      const cookies = [await answer.allHeaders(), await page.context().cookies()];
      for (const form of [birthdate, asPrinted]) {
        expect(answer.url()).not.toContain(form);
        expect(JSON.stringify(cookies)).not.toContain(form);
      }
      const later = await (await request.get(paths.ourCourses)).text();
      for (const html of [await page.content(), later])
        for (const form of [birthdate, asPrinted]) expect(html).not.toContain(form);
    },
  );

  test(
    'what is missing is said by the page beside its field, which has the focus',
    { tag: '@once' },
    async ({ page, say }) => {
      await page.goto(paths.ourCourses);
      const birthdate = page.getByLabel(say({ en: 'Your child’s birthdate', id: 'Tanggal lahir anak' }));
      await page.getByRole('button', { name: say({ en: 'Show the class', id: 'Lihat kelasnya' }) }).click();
      await expect(birthdate).toHaveAccessibleDescription(
        new RegExp(say({ en: 'Please enter the birthdate', id: 'Mohon isi tanggal lahirnya' })),
      );
      await expect(birthdate).toBeFocused();
      await expect(birthdate).toBeInViewport();
      await page.goto(paths.coursesCost);
      const city = page.getByLabel(say({ en: 'City or regency', id: 'Kota atau kabupaten' }));
      await page.getByRole('button', { name: say({ en: 'Work it out', id: 'Hitung' }) }).click();
      await expect(city).toHaveAccessibleDescription(
        new RegExp(say({ en: 'Please enter your city', id: 'Mohon isi kota' })),
      );
      await expect(city).toBeFocused();
      await expect(city).toBeInViewport();
    },
  );

  test(
    'the next start is that of the batch that takes registrations',
    { tag: '@once' },
    async ({ page, request, say }) => {
      const next = await nextBatch(request);
      await page.goto(paths.ourCourses);
      await askClass(page, await bornYearsAgo(request, 9));
      const batches = say({ en: 'Batch', id: 'Angkatan' });
      const shown = await page
        .locator('#which-class')
        .getByText(new RegExp(`^${batches} \\d+$`))
        .allTextContents();
      expect(shown).toEqual([`${batches} ${next?.batch}`]);
    },
  );

  test(
    'a family works out the first payment for its city, delivery included',
    { tag: '@once' },
    async ({ page, say }) => {
      await page.goto(paths.coursesCost);
      await page.getByRole('radio', { name: say({ en: '4 months', id: '4 bulan' }) }).check();
      await page.getByLabel(say({ en: 'City or regency', id: 'Kota atau kabupaten' })).fill('bandung');
      await page.getByRole('button', { name: say({ en: 'Work it out', id: 'Hitung' }) }).click();
      await page.getByRole('button', { name: 'Kota Bandung' }).click();
      await expect(
        page.getByText(say({ en: 'To Kota Bandung, Jawa Barat', id: 'Ke Kota Bandung, Jawa Barat' })),
      ).toBeVisible();
      const bill = page.locator('#what-it-costs table');
      const amounts = await bill.locator('tbody td').allTextContents();
      const items = amounts.map(rupiahIn);
      expect(items).toHaveLength(5);
      expect(items.slice(0, 4)).toEqual([250_000, 350_000, 200_000, 1_300_000]);
      expect(items[4]).toBeGreaterThan(0);
      const total = rupiahIn(await bill.locator('tfoot td').textContent());
      expect(total).toBe(items.reduce((sum, item) => sum + item, 0));
      await expect(
        page.getByText(
          say({
            en: 'Then 2 more payments of Rp 1.300.000 each.',
            id: 'Selanjutnya 2 kali lagi Rp 1.300.000.',
          }),
        ),
      ).toBeVisible();
      const year = page.getByText(say({ en: 'The whole first year: Rp', id: 'Seluruh tahun pertama: Rp' }));
      expect(rupiahIn(await year.textContent())).toBe(total + 2_600_000);
    },
  );

  test(
    'a place that is only near is asked about right below the field, and Enter asks again',
    { tag: '@once' },
    async ({ page, say }) => {
      await page.goto(paths.coursesCost);
      const city = page.getByLabel(say({ en: 'City or regency', id: 'Kota atau kabupaten' }));
      await city.fill('Pare');
      await city.press('Enter');
      const question = page.getByRole('group', {
        name: say({ en: 'Did you mean this place?', id: 'Maksud Anda tempat ini?' }),
      });
      await expect(question).toBeInViewport({ ratio: 1 });
      await expect(city).toBeInViewport({ ratio: 1 });
      await expect(question.getByRole('button')).toContainText(['Kota Parepare']);
      await city.fill('Garut');
      await city.press('Enter');
      await expect(
        page.getByText(say({ en: 'To Kabupaten Garut, Jawa Barat', id: 'Ke Kabupaten Garut, Jawa Barat' })),
      ).toBeVisible();
    },
  );
});

test(
  'the class that was found is still there in the other language',
  { tag: '@once' },
  async ({ page, request, say }) => {
    await page.goto(paths.ourCourses);
    await askClass(page, await bornYearsAgo(request, 6));
    await page
      .getByRole('banner')
      .getByRole('button', { name: say({ en: 'Language', id: 'Bahasa' }) })
      .click();
    await page.getByRole('button', { name: say({ en: 'Bahasa Indonesia', id: 'English' }) }).click();
    const other = say({ en: 'Tingkat 2, tanpa tes', id: 'Grade 2, without a test' });
    await expect(page.getByRole('heading', { name: other })).toBeInViewport();
    await expect(page).toHaveURL(paths.classFound('grade_2'));
  },
);

test(
  'a price stays in the other language, and its city and interval are chosen in signing up and buying until they are changed',
  { tag: '@once' },
  async ({ page, say, newEmail, language }) => {
    await page.goto(paths.coursesCost);
    await page.getByRole('radio', { name: say({ en: '4 months', id: '4 bulan' }) }).check();
    await page.getByLabel(say({ en: 'City or regency', id: 'Kota atau kabupaten' })).fill('garut');
    await page.getByRole('button', { name: say({ en: 'Work it out', id: 'Hitung' }) }).click();
    await expect(
      page.getByText(say({ en: 'To Kabupaten Garut', id: 'Ke Kabupaten Garut' })),
    ).toBeInViewport();
    await page
      .getByRole('banner')
      .getByRole('button', { name: say({ en: 'Language', id: 'Bahasa' }) })
      .click();
    await page.getByRole('button', { name: say({ en: 'Bahasa Indonesia', id: 'English' }) }).click();
    await expect(
      page.getByText(say({ en: 'Ke Kabupaten Garut', id: 'To Kabupaten Garut' })),
    ).toBeInViewport();
    await expect(page).toHaveURL(paths.priceFound({ city: '3205', term: 4 }));

    await page
      .getByRole('link', { name: say({ en: 'Daftarkan anak saya', id: 'Register my child' }) })
      .click();
    await expect(page).toHaveURL(paths.signUp);
    const city = page.locator('select[name=city]');
    await expect(page.locator('select[name=province]')).toHaveValue('32');
    await expect(city).toHaveValue('3205');
    await expect(
      page.getByText(
        say({
          en: 'Dari hitungan biaya Anda: Kabupaten Garut, bayar tiap 4 bulan.',
          id: 'From your price: Kabupaten Garut, a payment every 4 months.',
        }),
      ),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('kancil.asked-term'))).toBe('4');
    await city.evaluate((select: HTMLSelectElement) => {
      select.value = '3273';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.reload();
    await expect(city).toHaveValue('3273');

    await test.step('a first course is bought with that interval, unless another one is chosen', async () => {
      const { purchase } = textsOf(language);
      const { request } = page;
      await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
      const birthdate = await bornYearsAgo(request, 7);
      const [child = 0] = await addChildren(request, newEmail, [{ first_name: 'Nisa', birthdate }]);
      await page.goto(`${paths.buyCourse(child)}&step=1`);
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('radio').first().check();
      await drawer.getByRole('button', { name: purchase.next, exact: true }).click();
      await expect(drawer.getByRole('heading', { name: purchase.interval.title })).toBeVisible();
      await expect(drawer.getByRole('radio', { name: /^4 / })).toBeChecked();
    });
  },
);
