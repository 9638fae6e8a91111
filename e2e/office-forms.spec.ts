import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAdmin } from '../src/demo/people.ts';
import { paths } from '../src/paths.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { type Texts, textsOf } from './support/texts.ts';

interface Course {
  master_course_id: number;
  title: string;
}

/** The dialog of the newest order. */
const openOrder = async (page: Page, { orders }: Texts['admin']) => {
  await page.goto(paths.adminOrders);
  await page.getByRole('button', { name: orders.update }).first().click();
  return page.getByRole('dialog', { name: orders.dialog });
};
const resiOf = async (page: Page) =>
  (await read<{ orders: { resi: string | null }[] }>(page.request, '/order')).orders[0]?.resi;
const coursesOf = async (page: Page) =>
  (await read<{ courses: Course[] }>(page.request, '/course/all')).courses;

test(
  'of two tabs on one order the second decides what both have changed, and keeps what only the first has',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { admin, fields } = textsOf(language);
    const { form, orders } = admin;
    await signInAsAdmin(page.request, language);
    const other = await context.newPage();
    const save = async (dialog: Awaited<ReturnType<typeof openOrder>>, resi: string) => {
      await dialog.getByLabel(fields.resi).fill(resi);
      await dialog.getByRole('button', { name: orders.submit }).click();
    };
    const openBoth = async () => [await openOrder(page, admin), await openOrder(other, admin)] as const;
    const panel = page.getByRole('region', { name: form.conflictTitle });

    // What nobody has typed into follows the other tab at once.
    const [mine, theirs] = await openBoth();
    await mine.getByLabel(fields.resi).fill('JNE-MINE');
    await save(theirs, 'JNE-THEIRS');
    await expect(theirs).toHaveCount(0);
    await save(mine, 'JNE-MINE');
    await expect(panel).toContainText(`${form.yours} JNE-MINE`);
    await expect(panel).toContainText(`${form.theirs} JNE-THEIRS`);
    await expect(page.getByRole('heading', { name: form.conflictTitle })).toBeFocused();
    await expectAccessible(page);
    const question = page.getByRole('dialog', { name: form.leaveTitle });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: form.stay }).click();
    await panel.getByRole('button', { name: form.takeTheirs }).click();
    await expect(panel).toHaveCount(0);
    await expect(mine.getByLabel(fields.resi)).toHaveValue('JNE-THEIRS');

    const [again, first] = await openBoth();
    await again.getByLabel(fields.resi).fill('JNE-MINE-2');
    await save(first, 'JNE-THEIRS-2');
    await expect(first).toHaveCount(0);
    await save(again, 'JNE-MINE-2');
    await panel.getByRole('button', { name: form.keepMine }).click();
    await expect(again).toHaveCount(0);
    expect(await resiOf(page)).toBe('JNE-MINE-2');

    const [courier, number] = await openBoth();
    await courier.getByLabel(fields.courier).selectOption('tiki');
    await save(number, 'JNE-THEIRS-3');
    await expect(number).toHaveCount(0);
    // Another field than theirs: nobody is asked, and both are stored.
    await courier.getByRole('button', { name: orders.submit }).click();
    await expect(courier).toHaveCount(0);
    expect(await resiOf(page)).toBe('JNE-THEIRS-3');
  },
);

test(
  'a save whose answer gets lost is sent again by itself, and saved once',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { admin, fields, shell } = textsOf(language);
    const { form, orders, courses } = admin;
    await signInAsAdmin(page.request, language);
    const loseAnAnswer = (call: string) =>
      page.route(
        `**/api/v1/${call}`,
        async (route) => {
          await route.fetch();
          await route.abort('internetdisconnected');
        },
        { times: 1 },
      );
    const save = async (resi: string) => {
      const dialog = await openOrder(page, admin);
      await dialog.getByLabel(fields.resi).fill(resi);
      await dialog.getByRole('button', { name: orders.submit }).click();
      return dialog;
    };

    await loseAnAnswer('order/update');
    const arrived = await save('JNE-ARRIVED');
    await expect(page.getByText(form.savedAfterAll)).toBeVisible();
    await expect(arrived).toHaveCount(0);
    expect(await resiOf(page)).toBe('JNE-ARRIVED');

    const update = '**/api/v1/order/update';
    await page.route(update, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    const lost = await save('JNE-LOST');
    await expect(page.getByText(shell.reconnecting)).toBeVisible();
    await expect(lost.getByLabel(fields.resi)).toHaveValue('JNE-LOST');
    await page.unroute(update);
    await context.setOffline(false);
    await expect(lost).toHaveCount(0);
    expect(await resiOf(page)).toBe('JNE-LOST');

    // What is typed while a save is on its way is not lost with its answer, and is saved over it.
    const typing = Promise.withResolvers<void>();
    await page.route(
      update,
      async (route) => {
        await typing.promise;
        await route.continue();
      },
      { times: 1 },
    );
    const onItsWay = page.waitForRequest(update);
    const slow = await save('JNE-SENT');
    await onItsWay;
    await slow.getByLabel(fields.resi).fill('JNE-TYPED');
    typing.resolve();
    await expect.poll(() => resiOf(page)).toBe('JNE-SENT');
    await expect(slow.getByRole('button', { name: orders.submit })).toBeEnabled();
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: form.leaveTitle });
    await question.getByRole('button', { name: form.stay }).click();
    await expect(slow.getByLabel(fields.resi)).toHaveValue('JNE-TYPED');
    await slow.getByRole('button', { name: orders.submit }).click();
    await expect(slow).toHaveCount(0);
    expect(await resiOf(page)).toBe('JNE-TYPED');

    const before = (await coursesOf(page)).length;
    await page.goto(paths.adminNewCourse);
    for (const name of ['titleEN', 'titleID', 'descriptionEN', 'descriptionID'] as const)
      await page.getByLabel(fields[name]).fill(`Created once ${name}`);
    const choose = (label: string, value: string) =>
      page.getByLabel(label, { exact: true }).last().selectOption(value);
    await choose(courses.week, '1');
    await choose(courses.unit, '1');
    await choose(courses.gradeFilter, '3');
    await choose(courses.typeFilter, '1');
    await loseAnAnswer('master-data/add');
    await page.getByRole('button', { name: courses.submitCreate }).click();
    await expect(page).toHaveURL(/\/admin\/courses(\?|$)/);
    expect(await coursesOf(page)).toHaveLength(before + 1);
  },
);

test(
  'a session that ends inside a form is begun again over it, and the save goes on',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { admin, fields } = textsOf(language);
    const { form, login } = admin;
    await signInAsAdmin(page.request, language);
    const [course, following] = await coursesOf(page);
    await page.goto(paths.adminCourse(course?.master_course_id ?? 0));
    await page.getByLabel(fields.titleEN).fill('After the night');
    await context.clearCookies({ name: 'kancil_session' });
    await page.getByRole('button', { name: form.saveAndNext }).click();

    const dialog = page.getByRole('dialog', { name: form.signIn.title });
    const password = dialog.getByLabel(login.password, { exact: true });
    await expect(password).toBeFocused();
    await expect(dialog.getByLabel(login.email)).toHaveValue(demoAdmin.email);
    await expect(dialog.getByLabel(login.email)).not.toBeEditable();
    await expectAccessible(page);
    await password.fill('wrong-password-1');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);

    // Saved and next: the course after it in the list.
    await expect(page).toHaveURL(paths.adminCourse(following?.master_course_id ?? 0));
    await expect(page.getByLabel(fields.titleEN)).toHaveValue(following?.title ?? '');
    expect((await coursesOf(page))[0]?.title).toBe('After the night');
  },
);

test(
  'what is not saved is not left unasked: by the menu, the back button, closing the tab or the dialog',
  { tag: '@once' },
  async ({ page, language }) => {
    const { admin, fields } = textsOf(language);
    const { form, frame } = admin;
    await signInAsAdmin(page.request, language);
    const [course] = await coursesOf(page);
    const address = paths.adminCourse(course?.master_course_id ?? 0);
    const question = page.getByRole('dialog', { name: form.leaveTitle });
    const title = page.getByLabel(fields.titleEN);
    const answer = (words: string) => question.getByRole('button', { name: words }).click();
    const byMenu = async () => {
      await page.getByRole('button', { name: frame.openMenu }).click();
      await page.getByRole('link', { name: frame.batches }).click();
    };
    await page.goto(address);
    await title.fill('Half a title');

    await byMenu();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await answer(form.stay);
    await expect(title).toHaveValue('Half a title');

    await test.step('closing the tab or loading anew asks with the browser’s own question', async () => {
      const asked = page.waitForEvent('dialog');
      const reloads = page.reload().catch(() => null);
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await Promise.race([reloads, page.evaluate(() => null)]);
      await expect(title).toHaveValue('Half a title');
    });

    await byMenu();
    await answer(form.leave);
    await expect(page).toHaveURL(paths.adminBatches);

    await test.step('the back button', async () => {
      await page.getByRole('button', { name: frame.openMenu }).click();
      await page.getByRole('link', { name: frame.courses }).click();
      await page.getByRole('link', { name: admin.courses.create }).click();
      await title.fill('Half a title');
      await page.goBack();
      await answer(form.stay);
      await expect(page).toHaveURL(paths.adminNewCourse);
      await page.goBack();
      await answer(form.leave);
      await expect(page).toHaveURL(/\/admin\/courses(\?|$)/);
    });

    await test.step('a dialog', async () => {
      const dialog = await openOrder(page, admin);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      const changed = await openOrder(page, admin);
      await changed.getByLabel(fields.resi).fill('HALF');
      await page.keyboard.press('Escape');
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect(changed.getByLabel(fields.resi)).toHaveValue('HALF');
      await changed.getByRole('button', { name: admin.close }).click();
      await answer(form.leave);
      await expect(changed).toHaveCount(0);
    });
  },
);

test(
  'a draft comes back after the tab was loaded anew, and nothing that is typed is cut',
  { tag: '@once' },
  async ({ page, language }) => {
    const { admin, fields, problems } = textsOf(language);
    const { courses, form } = admin;
    await signInAsAdmin(page.request, language);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(paths.adminNewCourse);
    const title = page.getByLabel(fields.titleEN);
    const long = 'x'.repeat(201);
    await title.fill(long);
    await expect(page.getByText('201 / 200')).toBeVisible();
    await page.getByLabel(courses.gradeFilter, { exact: true }).last().selectOption('3');
    await page.reload();
    await expect(title).toHaveValue(long);
    const restored = page.getByText(form.draftRestored('').slice(0, 6));
    await expect(restored).toBeVisible();
    await expect(page.getByLabel(courses.gradeFilter, { exact: true }).last()).toHaveValue('3');
    await expectAccessible(page);

    await title.press('Control+s');
    await expect(page.getByText(problems.too_long(fields.titleEN))).toBeVisible();
    await page.getByRole('button', { name: form.discardDraft }).click();
    await expect(title).toHaveValue('');
    await page.reload();
    await expect(title).toHaveValue('');
    await expect(restored).toHaveCount(0);
  },
);
