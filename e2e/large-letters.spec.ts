import { paths } from '../src/paths.ts';
import { signInAs } from './support/demo.ts';
import { forgetSession, signInAsStaff } from './support/school.ts';
import { unreadableIn } from './support/large-letters.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const faults = [
  {
    fault: 'a word of two halves broken at its hyphen',
    html: '<h1 style="width: 4.5em">teman-teman</h1>',
    found: ['h1 breaks: teman-teman'],
  },
  {
    fault: 'a price broken between its digits',
    html: '<p style="width: 3em; overflow-wrap: anywhere">Rp1.300.000,-</p>',
    found: ['p breaks: Rp1.300.000,-'],
  },
  {
    fault: 'a cut value, placeholder or choice',
    html: `<input aria-label="a" value="31-12-2017" style="width: 4em" />
      <input aria-label="b" placeholder="2017-12-31" style="width: 4em" />
      <select aria-label="c" style="width: 3em"><option>Laki-laki</option></select>`,
    found: ['input cuts: 31-12-2017', 'input cuts: 2017-12-31', 'select cuts: Laki-laki'],
  },
  {
    fault: 'a label that leaves its button',
    html: '<button style="width: 2em; padding: 0">Berikutnya</button>',
    found: ['button is too small for: Berikutnya'],
  },
  {
    fault: 'a cut price in a link that has a name',
    html: '<a aria-label="Rp999" href="/"><b style="display: block; width: 2em; overflow: hidden">Rp1.300.000</b></a>',
    found: ['b cuts: Rp1.300.000'],
  },
  {
    fault: 'words over each other in a table that scrolls',
    html: `<div style="overflow-x: auto"><table><tbody><tr>
      <td>Alya<i style="position: relative; left: -1em">Rafi</i></td></tr></tbody></table></div>`,
    found: ['td and i overlap: Alya, Rafi'],
  },
  {
    fault: 'a page that scrolls sideways',
    html: '<div style="width: 200vw">Kancil</div>',
    found: ['html is 720 wide in 360'],
  },
];

test('each fault of large letters is found, and nothing else', { tag: '@once' }, async ({ page }) => {
  const show = (html: string) =>
    page.setContent(
      `<!doctype html><html lang="id"><meta name="viewport" content="width=device-width"><style>
        * { margin: 0; font: inherit }
        input { width: 8em }
      </style>${html}`,
    );
  for (const { fault, html, found } of faults) {
    await show(html);
    expect(await unreadableIn(page, 'doubled'), fault).toEqual(found);
  }
  await show(
    '<p style="width: 4.5em">teman-teman</p><button>Lanjut</button><input aria-label="a" value="2017" />',
  );
  expect(await unreadableIn(page, 'doubled')).toEqual([]);
});

test(
  'in letters at twice their size the header of a parent and of staff is one line',
  { tag: '@once' },
  async ({ page }) => {
    const middles = async () => {
      const parts = page
        .locator('header:visible')
        .first()
        .locator(':is(a, button):not(nav *)')
        .filter({ visible: true });
      const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
      return boxes.map((box) => (box ? box.y + box.height / 2 : 0));
    };
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await signInAs(page.request, 'sari@kancil.test');
    await page.goto(paths.profile());
    const ofParent = await middles();
    expect(ofParent.length).toBeGreaterThan(3);
    expect(Math.max(...ofParent) - Math.min(...ofParent), 'of a parent').toBeLessThan(3);
    await expect(page.locator('header a').first()).toContainText('Kancil English');
    await forgetSession(page);
    await signInAsStaff(page.request);
    await page.goto(paths.adminOrders);
    const ofStaff = await middles();
    expect(ofStaff.length).toBeGreaterThan(4);
    expect(Math.max(...ofStaff) - Math.min(...ofStaff), 'of staff').toBeLessThan(3);
  },
);

test(
  'letters doubled by a style sheet, which no breakpoint follows, keep tabs and the grades of the courses apart',
  { tag: '@once' },
  async ({ page }) => {
    await signInAs(page.request, 'sari@kancil.test');
    for (const path of [paths.profile(), paths.ourCourses]) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      // What is far below the screen is laid out a little later, and stands over what follows it until then.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('section')].every((one) =>
          one.checkVisibility({ contentVisibilityAuto: true }),
        ),
      );
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const found = await unreadableIn(page, 'styled');
      expect(
        found.filter((fault) => /wide|overlap|small|h3.* breaks/.test(fault)),
        path,
      ).toEqual([]);
    }
  },
);

test(
  'with letters doubled by a style sheet the purchase scrolls as a whole, and its choices are in reach and unbroken',
  { tag: '@once' },
  async ({ page, language }) => {
    const { purchase } = textsOf(language);
    const { children } = await signInAs(page.request, 'budi@kancil.test', language);
    await page.goto(paths.buyCourse(children.get('Marulam') ?? 0));
    const drawer = page.getByRole('dialog');
    const next = drawer.getByRole('button', { name: purchase.next, exact: true });
    await drawer.getByRole('button', { name: purchase.intro.buy, exact: true }).click();
    await drawer.getByRole('radio').first().check();
    await next.click();
    await expect(drawer.getByRole('heading', { name: purchase.interval.title })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect(next).not.toBeInViewport();
    const choice = drawer.getByRole('radio').nth(1);
    await choice.check();
    await expect(choice).toBeInViewport();
    const found = await unreadableIn(page, 'styled');
    expect(found.filter((fault) => /wide|overlap|small|Rp|000/.test(fault))).toEqual([]);
  },
);
