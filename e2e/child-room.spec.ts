import type { Route } from '@playwright/test';
import { river as en } from '../src/i18n/en/river.ts';
import { river as id } from '../src/i18n/id/river.ts';
import { paths } from '../src/paths.ts';
import { goToTheEnd, playGame, sawBefore } from './support/child-plays.ts';
import { lessonOf, signInAs } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';
import { saidOn, withVoices } from './support/voices.ts';

// A child watches and plays, and what it has earned stays.
test.use({ ownSchool: 'learning' });

const river = { en, id };
const VIDEO = /\/video(\?|$)/;
const cut = (route: Route) => route.abort('internetdisconnected');
const STARS = /\/course\/(mark\/|play$)/;

test(
  'a child finds today’s stone, watches, plays, has two stars, and only a parent’s hand leads out',
  { tag: '@once' },
  async ({ page, language }) => {
    const words = river[language];
    const { classroom, childRoom } = textsOf(language);
    await withVoices(page);
    const hears = (text: string) => expect.poll(() => saidOn(page)).toContain(`${language} ${text}`);
    const { children } = await signInAs(page.request, 'sari@kancil.test', language);
    const alya = children.get('Alya') ?? 0;
    const lesson = await lessonOf(page.request, alya);
    const [noStar = '', oneStar = '', twoStars = ''] = words.stone.stars;
    const stone = page.locator('[data-shines]');
    const said = page.getByRole('status');
    const atRiver = () => expect(page).toHaveURL(new RegExp(`${paths.river(alya)}$`));
    const atChild = () => expect(page).toHaveURL(new RegExp(`${paths.child(alya)}$`));
    const enter = async () => {
      await page.getByRole('link', { name: classroom.room.open('Alya') }).click();
      await atRiver();
    };

    await test.step('from the child’s page into the room, where today’s stone has the focus', async () => {
      await page.goto(paths.child(alya));
      await enter();
      await expect(page.getByRole('heading', { level: 1, name: words.title('Alya') })).toBeVisible();
      await expect(stone).toBeFocused();
      await expect(stone).toBeInViewport();
      await expectAccessible(page);
    });

    await test.step('Kancil speaks after a touch, again when he is touched, and not by himself once he was silenced', async () => {
      const greeting = `${words.says.hello('Alya')} ${words.says.shines(Number(await stone.getAttribute('data-stone')))}`;
      // The day before a class he goes on with it.
      await expect(said.first()).toContainText(greeting);
      const whole = (await said.first().textContent()) ?? '';
      await hears(whole);
      await page.reload();
      await expect(stone).toBeFocused();
      expect(await saidOn(page)).toEqual([]);
      const silence = page.getByRole('button', { name: words.silence });
      await silence.click();
      await page.reload();
      await expect(silence).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: words.again }).click();
      expect(await saidOn(page)).toEqual([`${language} ${whole}`]);
      await silence.click();
    });

    await test.step('a touch of a stone that sleeps is answered, and the arrows lead along the stones', async () => {
      await page.locator('[data-look="asleep"]').first().click();
      await expect(said.filter({ hasText: words.says.asleep('|').split('|')[0] ?? '' })).toBeVisible();
      await expect
        .poll(async () => (await saidOn(page)).at(-1))
        .toMatch(new RegExp(`^${language} ${words.says.asleep('|').split('|')[0]}`));
      await page.locator('[data-stone="1"]').focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-stone="2"]')).toBeFocused();
    });

    const { gate } = words;
    const door = page.getByRole('dialog', { name: gate.title });

    await test.step('Escape and the browser’s own button end at the parents’ door (R349)', async () => {
      await page.keyboard.press('Escape');
      await expect(door).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(door).toBeHidden();
      await page.goBack();
      await expect(door).toBeVisible();
      await atRiver();
      await door.getByRole('button', { name: gate.stay }).last().click();
      await expect(door).toBeHidden();
    });

    await test.step('the video of the stone gives a star to who has seen it, without a line as well, and the game comes at its end', async () => {
      await stone.click();
      await expect(page).toHaveURL(new RegExp(`${paths.riverStone(alya, lesson)}$`));
      await expect(page.getByRole('img', { name: noStar })).toBeVisible();
      const play = page.getByRole('button', { name: classroom.player.play, exact: true }).first();
      await play.click();
      await goToTheEnd(page);
      await expect(page.locator('video')).toHaveJSProperty('ended', true);
      await expect(page.getByRole('img', { name: noStar })).toBeVisible();
      await page.reload();
      await sawBefore(page, { child: alya, lesson });
      const known = page.waitForResponse((answer) => answer.url().includes('/course/play/'));
      await page.route(STARS, cut);
      await play.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: classroom.player.pause })).toBeFocused();
      await (await known).finished();
      await goToTheEnd(page);
      await expect(page.getByRole('img', { name: oneStar })).toBeVisible();
      await expect(page.locator('[data-choice]').first()).toBeVisible();
      await hears(`${words.lesson.star} ${words.lesson.play}`);
    });

    await test.step('the game gives the second star, whatever was answered', async () => {
      await hears(childRoom.game.ask.hear);
      const { asked, wrong } = await playGame(page, childRoom.game.last);
      expect(asked).toBe(3 + wrong);
      await hears(words.lesson.twoStars('Alya'));
      expect((await saidOn(page)).filter((text) => text.startsWith('en')).length).toBeGreaterThan(2);
      await expect(said.filter({ hasText: words.lesson.twoStars('Alya') })).toBeVisible();
      await expect(page.getByRole('img', { name: twoStars })).toBeVisible();
      await expect(page.getByRole('button', { name: words.lesson.next })).toBeFocused();
      await expect(said.filter({ hasText: childRoom.lesson.late }).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('the next stone is one touch away', async () => {
      // A touch in its first moment was meant for the button that stood there before.
      await expect(async () => {
        await page.getByRole('button', { name: words.lesson.next }).click();
        await expect(page).not.toHaveURL(new RegExp(`${paths.riverStone(alya, lesson)}$`), { timeout: 1000 });
      }).toPass();
    });

    await test.step('a video whose line is lost waits with one button, and goes on by itself at the same address', async () => {
      await page.route(VIDEO, cut);
      await page.getByRole('button', { name: classroom.player.play, exact: true }).first().click();
      await expect(page.getByRole('button', { name: classroom.course.again })).toBeVisible();
      const address = await page.locator('video').evaluate((film: HTMLVideoElement) => film.currentSrc);
      await page.unroute(VIDEO);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByRole('button', { name: classroom.player.pause })).toBeVisible();
      await expect(page.locator('video')).toHaveJSProperty('currentSrc', address);
    });

    await test.step('what was earned without a line stands in the river too, and arrives when it is back', async () => {
      await page.goBack();
      await atRiver();
      const played = page.locator(`a[href$="${paths.riverStone(alya, lesson)}"]`);
      await expect(played).toHaveAccessibleName(new RegExp(`${twoStars}$`));
      const arrived = page.waitForResponse(
        (answer) => answer.url().endsWith('/course/play') && answer.status() === 200,
      );
      await page.unroute(STARS);
      await page.reload();
      await arrived;
      await page.reload();
      await expect(played).toHaveAccessibleName(new RegExp(`${twoStars}$`));
    });

    await test.step('the words that were met rest in the satchel until they wait again', async () => {
      await page.getByRole('link', { name: new RegExp(words.satchel.title) }).click();
      await expect(said.filter({ hasText: words.satchel.nothingDue('|').split('|')[0] ?? '' })).toBeVisible();
      // The key is heard a moment after the words are there.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(new RegExp(`${paths.river(alya)}$`), { timeout: 5000 });
      }).toPass();
    });

    await test.step('a short press and a wrong answer open nothing, a held button does', async () => {
      await page.getByRole('button', { name: gate.open }).click();
      await hears(`${gate.title}. ${gate.text} ${gate.or}`);
      const hold = page.getByRole('button', { name: gate.hold });
      await hold.click();
      await page.getByRole('textbox').fill('1');
      await page.getByRole('button', { name: gate.answer }).click();
      await expect(said.filter({ hasText: gate.wrong })).toBeVisible();
      await atRiver();
      await hold.focus();
      await page.keyboard.down('Enter');
      await atChild();
      await page.keyboard.up('Enter');
    });

    await test.step('the parent reads what is kept', async () => {
      await expect(page.getByText(classroom.room.kept('Alya'))).toBeVisible();
      await expect(
        page.getByText(new RegExp(classroom.room.words(6, 0, 0).split(',')[0] ?? '')),
      ).toBeVisible();
    });

    await test.step('a product that is right leads out as well', async () => {
      await enter();
      await page.getByRole('button', { name: words.gate.open }).click();
      const asked = await page
        .getByRole('textbox')
        .evaluate((field) => field.parentElement?.textContent ?? '');
      const [a = 0, b = 0] = (asked.match(/\d+/g) ?? []).map(Number);
      await page.getByRole('textbox').fill(String(a * b));
      await page.keyboard.press('Enter');
      await atChild();
    });
  },
);
