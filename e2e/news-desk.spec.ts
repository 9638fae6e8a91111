import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../src/paths.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { showAsStaffSee } from './support/staff-width.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Story {
  news_id: number;
  title: string;
  title_indo: string;
  content_detail: string;
  content_detail_indo: string;
  published_at: string | null;
}

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .png()
    .toBuffer(),
});
const river = () => picture('river.png', '#1F6FB2');
const forest = () => picture('forest.png', '#0E7C5A');

/** The editor of a text, its tools, and what is asked beside it. */
const editorOf = (page: Page, language: 'en' | 'id', label: string) => {
  const { editor } = textsOf(language).admin.news;
  const text = page.getByRole('textbox', { name: label, exact: true });
  const tools = page.getByRole('toolbar', { name: editor.tools(label) });
  const press = (name: string) => tools.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  return {
    text,
    tools,
    press,
    dialog,
    /** The editor is loaded when its place comes into view. */
    reach: async () => {
      // The label of the place that waits is replaced by the editor's own while it is scrolled to.
      await expect(async () => {
        await page.getByText(label, { exact: true }).first().scrollIntoViewIfNeeded({ timeout: 2_000 });
        await expect(tools).toBeVisible({ timeout: 5_000 });
      }).toPass();
    },
    link: async (href: string) => {
      await press(editor.link);
      await dialog.getByLabel(editor.linkTo).fill(href);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
    },
    describe: async (alt: string) => {
      await dialog.getByLabel(editor.altLabel).fill(alt);
      await dialog.getByRole('button', { name: editor.insert }).click();
      await expect(text.getByRole('img', { name: alt })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Control+End');
    },
    choose: async (file: Awaited<ReturnType<typeof picture>>) => {
      const chooser = page.waitForEvent('filechooser');
      await press(editor.picture);
      await (await chooser).setFiles(file);
    },
    paste: ({ name, mimeType, buffer }: Awaited<ReturnType<typeof picture>>) =>
      text.evaluate(
        (element, [file, type, bytes]) => {
          const clipboardData = new DataTransfer();
          clipboardData.items.add(new File([new Uint8Array(bytes)], file, { type }));
          element.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          );
        },
        [name, mimeType, [...buffer]] as const,
      ),
  };
};

/** What the form of a new story keeps of itself in the tab. */
const draftOf = (page: Page) =>
  page.evaluate(() => {
    const [, kept = '{}'] = Object.entries(sessionStorage).find(([key]) => key.endsWith(':new-news')) ?? [];
    return (JSON.parse(kept) as { values?: Record<string, string> }).values ?? {};
  });

test(
  'a story with two pictures, a table and a link is published, read on a phone, corrected in two tabs and deleted',
  { tag: '@desk' },
  async ({ page, context, browser, server, language, locale }) => {
    await showAsStaffSee(page, language);
    const { admin, fields, problems } = textsOf(language);
    const { news, form } = admin;
    const { editor } = news;
    await signInAsAdmin(page.request, language);
    const titles = { en: `A day at the river ${language}`, id: `Sehari di sungai ${language}` };
    const title = titles[language];
    const latest = async () =>
      (await read<{ news: Story[] }>(page.request, '/news/category/1?page=1&size=1')).news[0] as Story;

    await page.goto(paths.adminNews);
    await page.getByRole('link', { name: news.create }).click();
    await test.step('an empty form is refused at its fields, and says that the articles are missing', async () => {
      await page.getByRole('button', { name: news.submitCreate }).click();
      await expect(page.getByLabel(fields.cardNewsTitleEN, { exact: true })).toBeFocused();
      const missing = page.getByText(problems.required(fields.contentDetailEN));
      await expect(missing).toHaveCount(2);
      await expect(page.locator('[data-severity=error]')).toContainText(
        problems.required(fields.contentDetailEN),
      );
      await expectAccessible(page);
    });

    await test.step('the story is written in both languages', async () => {
      const fill = (label: string, words: string) => page.getByLabel(label, { exact: true }).fill(words);
      await fill(fields.cardNewsTitleEN, titles.en);
      await fill(fields.cardNewsTitleID, titles.id);
      await fill(fields.cardButtonTextEN, 'Read');
      await fill(fields.cardButtonTextID, 'Baca');
      await page.locator('input[name=cardImage]').setInputFiles(await river());
      await page.locator('input[name=contentHeaderImage]').setInputFiles(await forest());
      await fill(fields.contentLinkTo, 'our-courses');
      await page.getByRole('button', { name: news.submitCreate }).click();
      await expect(
        page.getByText(problems.required_with_link(fields.contentButtonTextEN), { exact: true }),
      ).toBeVisible();
      await fill(fields.contentButtonTextEN, 'See our courses');
      await fill(fields.contentButtonTextID, 'Lihat kursus kami');
      for (const [label, words] of [
        [fields.contentDetailEN, 'The river'],
        [fields.contentDetailID, 'Sungai'],
      ] as const) {
        const { text, reach, press, link, choose, paste, describe } = editorOf(page, language, label);
        await reach();
        await text.click();
        await press(editor.heading);
        await page.keyboard.type(words);
        await page.keyboard.press('Enter');
        await page.keyboard.type('Kancil & ');
        await press(editor.bold);
        await page.keyboard.type('friends ');
        await press(editor.bold);
        await link('frequently-asked-questions');
        await page.keyboard.press('Enter');
        await choose(await river());
        await describe(`${words} 1`);
        await paste(await forest());
        await describe(`${words} 2`);
        await press(editor.table);
        await page.keyboard.type('Monday');
        await press(editor.deleteColumn);
        await press(editor.deleteRow);
        await page.keyboard.type('08.00');
        await press(editor.addRow);
      }
      await expectAccessible(page);
    });

    const id = await test.step('it is stored as it was written', async () => {
      await expect.poll(async () => (await draftOf(page))['contentDetailID']).toContain('08.00');
      const written = await draftOf(page);
      await page.getByRole('button', { name: news.submitCreate }).click();
      await expect(page.getByRole('row', { name: title })).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/news(\?|$)/);
      const stored = await latest();
      expect(stored.content_detail).toBe(written['contentDetailEN']);
      expect(stored.content_detail_indo).toBe(written['contentDetailID']);
      return stored.news_id;
    });

    const phone = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 360, height: 780 },
      isMobile: true,
      hasTouch: true,
      locale: locale ?? 'en-GB',
    });
    const guest = await phone.newPage();
    await test.step('a guest finds it on a phone', async () => {
      await guest.goto(paths.news);
      await guest.getByRole('link', { name: title }).click();
      await expect(guest.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      const words = language === 'id' ? 'Sungai' : 'The river';
      await expect(guest.getByRole('heading', { name: words, level: 2 })).toBeVisible();
      for (const alt of [`${words} 1`, `${words} 2`])
        await expect(guest.getByRole('img', { name: alt })).toHaveJSProperty('complete', true);
      await expect(guest.getByRole('article').getByRole('cell')).not.toHaveCount(0);
      await expect(guest.getByRole('link', { name: 'frequently-asked-questions' })).toHaveAttribute(
        'href',
        paths.faq,
      );
      await expectAccessible(guest);
      const other = language === 'id' ? 'en' : 'id';
      await guest.goto(`${paths.newsItem(id)}?lang=${other}`);
      await expect(guest.getByRole('heading', { name: titles[other], level: 1 })).toBeVisible();
      await guest.goto(`${paths.newsItem(id)}?lang=${language}`);
    });

    await test.step('it is corrected in two tabs, which are compared as people read them', async () => {
      const other = await context.newPage();
      await showAsStaffSee(other, language);
      const label = fields.contentDetailEN;
      for (const [tab, words] of [
        [page, 'Mine '],
        [other, 'Theirs '],
      ] as const) {
        await tab.goto(paths.adminNewsItem(id));
        const { reach, text } = editorOf(tab, language, label);
        await reach();
        await text.getByRole('heading', { name: 'The river' }).click();
        await tab.keyboard.press('Home');
        await tab.keyboard.type(words);
      }
      await other.getByRole('button', { name: news.submitUpdate }).click();
      await expect(other).toHaveURL(/\/admin\/news(\?|$)/);
      await expect(other.getByText(language === 'id' ? 'Update Sukses!' : 'Update Success!')).toBeVisible();
      await other.close();
      await page.bringToFront();
      await page.keyboard.press('Control+s');
      const conflict = page.getByRole('region', { name: form.conflictTitle });
      await expect(conflict).toContainText('Mine The river');
      await expect(conflict).toContainText('Theirs The river');
      await expect(conflict).not.toContainText('<');
      await expectAccessible(page);
      await conflict.getByRole('button', { name: form.keepMine }).click();
      await expect(page).toHaveURL(/\/admin\/news(\?|$)/);
      await guest.goto(`${paths.newsItem(id)}?lang=en`);
      await expect(guest.getByRole('heading', { name: 'Mine The river' })).toBeVisible();
    });

    await test.step('it is deleted after a question, and guests find it no more', async () => {
      await page.getByRole('button', { name: `${news.delete} ${title}` }).click();
      const dialog = page.getByRole('dialog', { name: admin.confirm.title });
      await expect(dialog).toContainText(news.askDelete(title));
      await dialog.getByRole('button', { name: admin.confirm.yes }).click();
      await expect(page.getByText(admin.feedback.deleted(title))).toBeVisible();
      await expect(page.getByRole('row', { name: title })).toHaveCount(0);
      expect((await guest.reload())?.status()).toBe(404);
    });
    await phone.close();

    await test.step('the log says what became of it, and leads nowhere any more', async () => {
      await page.goto(`${paths.adminLog}?kind=news&q=${encodeURIComponent(titles.en)}`);
      const rows = page.getByRole('row').filter({ hasText: titles.en });
      const { log } = admin;
      await expect(rows.filter({ hasText: log.actions.create })).toHaveCount(1);
      await expect(rows.filter({ hasText: log.actions.delete })).toHaveCount(1);
      const corrected = rows.filter({ hasText: 'Theirs The river' }).first();
      await corrected.getByRole('button', { name: new RegExp(`^${log.open}`) }).click();
      const entry = page.getByRole('dialog', { name: log.panel });
      await expect(entry).toContainText('Mine The river');
      await expect(entry).toContainText(log.gone);
    });
  },
);

test(
  'a picture that is none, one that fails, and a story deleted meanwhile cost nothing of what was written',
  { tag: '@once' },
  async ({ page, language }) => {
    const { admin, fields } = textsOf(language);
    const { news, form } = admin;
    const { editor } = news;
    await signInAsAdmin(page.request, language);
    const { news: stories } = await read<{ news: Story[] }>(page.request, '/news/category/1?page=1&size=5');
    const story = stories.at(-1) as Story;
    await page.goto(paths.adminNewsItem(story.news_id));
    const { text, reach, choose, dialog } = editorOf(page, language, fields.contentDetailID);
    await reach();
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('Masih di sini. ');

    await test.step('what is no picture is told at the editor', async () => {
      await choose({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await expect(page.getByRole('alert').filter({ hasText: news.notAPicture })).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('an upload that fails is notified, the HTTP error is told, and it is sent again', async () => {
      await page.route('**/api/v1/news/temp', (route) =>
        route.fulfill({ status: 413, json: { code: 413, message: 'Too large' } }),
      );
      await choose(await river());
      await expect(page.locator('[data-severity=error]')).toContainText(editor.failed);
      await expect(dialog.getByText(editor.httpError(413, 'Too large'))).toBeVisible();
      await page.unroute('**/api/v1/news/temp');
      await dialog.getByLabel(editor.altLabel).fill('Sungai');
      await dialog.getByRole('button', { name: editor.sendAgain }).click();
      await expect(text.getByRole('img', { name: 'Sungai' })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Control+End');
    });

    await test.step('a picture wanted before the browser has looked at it goes into the text as itself', async () => {
      await page.evaluate(() => {
        const { decode } = HTMLImageElement.prototype;
        HTMLImageElement.prototype.decode = async function decodeOnceAsked() {
          await new Promise((resolve) => addEventListener('look', resolve, { once: true }));
          return decode.call(this);
        };
      });
      await choose(await forest());
      await dialog.getByLabel(editor.altLabel).fill('Hutan');
      await dialog.getByRole('button', { name: editor.insert }).click();
      await page.evaluate(() => dispatchEvent(new Event('look')));
      const sources = ['Sungai', 'Hutan'].map((name) =>
        text.getByRole('img', { name, exact: true }).getAttribute('src'),
      );
      const [former, own] = await Promise.all(sources);
      expect(own).not.toBe(former);
      await expect(dialog).toHaveCount(0);
    });

    await test.step('a story that was deleted meanwhile becomes a new one', async () => {
      expect((await page.request.get(`/api/v1/news/destroy/${story.news_id}`)).ok()).toBe(true);
      await page.getByRole('button', { name: news.submitUpdate }).click();
      const gone = page.getByRole('alert').filter({ hasText: news.gone.title });
      await expect(gone).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByRole('button', { name: news.submitUpdate })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: news.gone.makeNew }).click();
      await expect(page).toHaveURL(paths.adminNewNews);
      await expect(page.getByLabel(fields.cardNewsTitleEN, { exact: true })).toHaveValue(story.title);
      await reach();
      await expect(text).toContainText('Masih di sini.');
      await expect(page.getByRole('button', { name: form.discardDraft })).toBeVisible();
    });
  },
);

test(
  'an article is reached and written by the keyboard alone, and the Tab key leads out of it',
  { tag: '@once' },
  async ({ page, language }) => {
    const { admin, fields } = textsOf(language);
    const { editor } = admin.news;
    await signInAsAdmin(page.request, language);
    await page.goto(paths.adminNewNews);
    const { text, tools, reach } = editorOf(page, language, fields.contentDetailEN);
    const tool = (name: string) => tools.getByRole('button', { name, exact: true });
    const focused = page.locator(':focus');
    const other = editorOf(page, language, fields.contentDetailID);
    await page.getByLabel(fields.contentButtonTextID, { exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAttribute('data-path', 'contentDetailEN');
    await expect(text).toBeFocused();
    await expect(other.tools).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(other.tools.getByRole('button', { name: editor.undo })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(other.text).toBeFocused();

    await reach();
    await text.focus();
    await page.keyboard.type('One');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByLabel(editor.linkTo).fill('our-courses');
    await page.keyboard.press('Enter');
    await expect(text).toContainText('One our-courses');
    await page.keyboard.press('Shift+Tab');
    await expect(tool(editor.undo)).toBeFocused();
    for (const name of [editor.redo, editor.heading]) {
      await page.keyboard.press('ArrowRight');
      await expect(tool(name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(tool(editor.heading)).toHaveAttribute('aria-pressed', 'true');
    await expect(text.getByRole('heading', { name: 'One', level: 2 })).toBeVisible();
    await expect(text).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tool(editor.heading)).toBeFocused();
    await page.keyboard.press('End');
    await expect(tool(editor.table)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text.getByRole('table')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(text).not.toBeFocused();
    await expect(focused).toHaveRole('button');
  },
);

test(
  'what is pasted from a word processor keeps its headings and lists',
  { tag: '@once' },
  async ({ page, language }) => {
    const { fields } = textsOf(language);
    await signInAsAdmin(page.request, language);
    await page.goto(paths.adminNewNews);
    const { text, reach } = editorOf(page, language, fields.contentDetailEN);
    await reach();
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer();
      const point = (words: string) =>
        `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span>·<span>&nbsp; </span></span><!--[endif]-->${words}</p>`;
      clipboardData.setData('text/html', `<h1>The river</h1>${point('Fish')}${point('Frogs')}`);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(text.getByRole('heading', { name: 'The river', level: 2 })).toBeVisible();
    await expect(text.getByRole('listitem')).toHaveText(['Fish', 'Frogs']);
  },
);
