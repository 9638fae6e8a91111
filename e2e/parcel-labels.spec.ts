import { fullName } from '../src/domain/values/person-name.ts';
import { parcelLabelWords } from '../src/i18n/parcel-labels.ts';
import { paths } from '../src/paths.ts';
import { registration } from '../tests/support/registration.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { atTheGateway } from './support/pay-by.ts';
import { textOfPdf } from './support/pdf-text.ts';
import {
  addChildren,
  call,
  openCharge,
  registerFamily,
  schoolTime,
  signInAsParent,
} from './support/school.ts';
import { showAsStaffSee, showAtDesk } from './support/staff-width.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Order {
  order_id: number;
  courier: string;
  held: boolean;
  child: { first_name: string; last_name: string };
}
const nameOf = ({ child }: Order) => fullName(child.first_name, child.last_name);

/** The pages of a PDF, each an object of its own in Chromium's. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test(
  'labels are printed of the kits that staff chose, eight on a sheet, each with its number as text and barcode',
  { tag: '@desk' },
  async ({ page, language }) => {
    const { orders: words } = textsOf(language).admin;
    await showAsStaffSee(page, language);
    await signInAsAdmin(page.request, language);
    const { orders } = await read<{ orders: Order[] }>(page.request, '/order?size=40');
    const free = orders.filter(({ held }) => !held);
    const [first, second] = free;
    if (!first || !second) throw new Error('the demo school has orders');
    // What staff type is refused where it holds a sign that no barcode can say, and saved where it does not.
    const save = ({ order_id, courier }: Order, resi: string) =>
      page.request.post('/api/v1/order/update', {
        data: { order_id, courier, delivery_status: 'unshipped', resi },
      });
    expect((await save(first, 'JNE–0041')).status()).toBe(422);
    expect((await save(first, 'JNE-0041')).ok()).toBe(true);
    expect((await save(second, '')).ok()).toBe(true);

    await test.step('two kits are chosen in the list, and their labels opened', async () => {
      await page.goto(paths.adminOrders);
      for (const order of [first, second])
        await page
          .getByRole('checkbox', { name: words.choose(nameOf(order)), exact: true })
          .first()
          .check();
      await page.getByRole('link', { name: words.labels.open(2) }).click();
      await expect(page.getByRole('heading', { name: words.labels.title, level: 1 })).toBeVisible();
    });

    await test.step('on paper there are the labels alone', async () => {
      await expect(page.getByRole('button', { name: words.labels.print(2) })).toBeEnabled();
      await expectAccessible(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      const label = page.getByRole('listitem').filter({ hasText: nameOf(first) });
      await expect(label).toContainText(parcelLabelWords.to);
      await expect(label).toContainText(parcelLabelWords.resi('JNE-0041'));
      const barcode = label.getByRole('img', { name: 'JNE-0041', exact: true });
      await expect(barcode).toBeVisible();
      const [code, whole] = [await barcode.boundingBox(), await label.boundingBox()];
      if (!code || !whole) throw new Error('a label is not shown');
      // Millimetres of 96 dots an inch: the label is an eighth of a sheet, the barcode within it.
      expect([whole.width, whole.height].map((size) => Math.round((size * 25.4) / 96))).toEqual([105, 74]);
      expect(code.x).toBeGreaterThanOrEqual(whole.x);
      expect(code.x + code.width).toBeLessThanOrEqual(whole.x + whole.width + 0.5);
      expect(code.y + code.height).toBeLessThan(whole.y + whole.height);
      expect(await barcode.locator('rect').count()).toBeGreaterThan(20);
      const other = page.getByRole('listitem').filter({ hasText: nameOf(second) });
      await expect(other.getByRole('img', { name: String(second.order_id), exact: true })).toBeVisible();
      expect(pagesOf(await page.pdf())).toBe(1);
      await page.emulateMedia({ media: null });
    });

    await test.step('many fill one sheet after another, from the first free place on', async () => {
      expect(free.length).toBeGreaterThan(8);
      const some = free.slice(0, 16);
      await page.goto(paths.adminLabels(some.map(({ order_id: id }) => id).join('-')));
      await expect(page.getByRole('button', { name: words.labels.print(some.length) })).toBeEnabled();
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(Math.ceil(some.length / 8));
      await page.getByLabel(words.labels.place).selectOption('8');
      await expect(page.getByRole('list', { name: words.labels.sheet(1) }).getByRole('listitem')).toHaveCount(
        1,
      );
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(Math.ceil((some.length + 7) / 8));
    });
  },
);

/** What people write, as long as it may be: words of every length, numbers and lines. */
const longText = (length: number) => {
  const words = 'Perumahan Griya Cimanuk Permai Blok C Nomor 17 RT 004/RW 012 Kelurahan Sukamentri, ';
  return `${words.repeat(Math.ceil(length / words.length)).slice(0, length - 1)}9`;
};
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

test(
  'a label holds the longest address whole, on the screen and on paper, and one that cannot is named (R161)',
  { tag: '@once' },
  async ({ page, newEmail, language }) => {
    const { orders: words } = textsOf(language).admin;
    const { request } = page;
    await showAtDesk(page);
    await registerFamily(request, newEmail, 'ID');
    const year = (await schoolTime(request)).getUTCFullYear();
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Paramitha', birthdate: `${year - 10}-01-15` },
    ]);
    await atTheGateway(request, await openCharge(request, child), 'settle');
    const { password: _, email: _email, ...profile } = registration(newEmail);
    const move = async (details: { address_details: string; special_notes: string; first_name: string }) => {
      await signInAsParent(request, newEmail);
      await call(request, '/users/update-user', { ...profile, ...details });
      await signInAsAdmin(request, language);
    };
    await signInAsAdmin(request, language);
    const { orders } = await read<{ orders: Order[] }>(request, '/order?size=1&q=Paramitha');
    const id = orders[0]?.order_id ?? 0;
    const label = page.locator(`[data-label="${id}"]`);
    const print = page.getByRole('button', { name: words.labels.print(1) });
    const alert = page.getByRole('alert').filter({ hasText: words.labels.unfit('Paramitha Kartika') });
    const open = async () => {
      await page.goto(paths.adminLabels(String(id)));
      await expect(print).toBeEnabled();
    };
    /** Whether every line of the label lies within it, and none over another part of it. */
    const isWhole = () =>
      label.evaluate((element) => {
        const address = element.querySelector('[data-address]');
        const isInside = (one: Element | null) => one !== null && one.scrollHeight <= one.clientHeight;
        return isInside(element) && isInside(address);
      });

    await test.step('as long as each field may be', async () => {
      const longest = {
        first_name: 'Bernadetha Paramitha Kusumawardhani '.repeat(3).slice(0, 99).trim(),
        address_details: longText(500),
        special_notes: longText(500),
      };
      await move(longest);
      await open();
      await expect(alert).toHaveCount(0);
      expect(await isWhole()).toBe(true);
      const before = await label.boundingBox();
      const text = textOfPdf(await page.pdf({ preferCSSPageSize: true }));
      for (const part of Object.values(longest)) expect(text).toContain(withoutSpaces(part));
      await page.emulateMedia({ media: 'print' });
      expect(await isWhole()).toBe(true);
      const printed = await label.boundingBox();
      expect([printed?.width, printed?.height]).toEqual([before?.width, before?.height]);
      await page.emulateMedia({ media: null });
      await expectAccessible(page);
    });

    await test.step('a long word, and letters so wide that no address fits: it is named, and nothing is cut', async () => {
      await move({ first_name: 'Rina', address_details: 'm'.repeat(500), special_notes: '' });
      await open();
      expect(await isWhole()).toBe(true);
      await move({ first_name: 'Rina', address_details: 'W'.repeat(500), special_notes: 'W'.repeat(500) });
      await open();
      await expect(alert).toBeVisible();
      expect(await isWhole()).toBe(true);
      await expect(label).toContainText(parcelLabelWords.addressByHand);
      expect(textOfPdf(await page.pdf({ preferCSSPageSize: true }))).not.toContain('WWW');
    });

    await test.step('a kit that was sent is marked, and can be left out', async () => {
      await call(request, '/order/update', {
        order_id: id,
        courier: 'jne',
        delivery_status: 'shipped',
        resi: 'JNE-77',
      });
      await open();
      await expect(label.getByText(words.labels.isShipped)).toBeVisible();
      await page.getByRole('button', { name: words.labels.withoutShipped }).click();
      await expect(label).toHaveCount(0);
      await expectAccessible(page);
    });
  },
);
