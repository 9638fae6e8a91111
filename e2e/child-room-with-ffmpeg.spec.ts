import { paths } from '../src/paths.ts';
import { lessonOf, read, signInAs } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

// The other journeys have no ffmpeg.
test.use({ ownSchool: 'with-ffmpeg', settings: { FFMPEG_PATH: 'ffmpeg' } });

test(
  'where ffmpeg is, a parent chooses the quality and the captions, and the child’s room plays so',
  { tag: '@once' },
  async ({ page, language }) => {
    test.slow();
    const { player } = textsOf(language).classroom;
    const { children } = await signInAs(page.request, 'sari@kancil.test', language);
    const alya = children.get('Alya') ?? 0;
    const lesson = await lessonOf(page.request, alya);
    const heights = async () => {
      const { qualities } = await read<{ qualities: { height: number }[] }>(
        page.request,
        `/course/playback/${lesson}?child_id=${alya}`,
      );
      return qualities.map(({ height }) => height);
    };
    // The film is converted three times, beside the other journeys.
    await expect.poll(heights, { timeout: 300_000 }).toEqual([240, 360, 480]);
    await page.goto(paths.course(lesson, alya));
    await page.getByRole('combobox', { name: player.size }).selectOption('240');
    await page.getByRole('combobox', { name: player.captions }).selectOption('ID');
    await page.goto(paths.riverStone(alya, lesson));
    const video = page.locator('video');
    await page.getByRole('button', { name: player.play, exact: true }).first().click();
    await expect(video).toHaveJSProperty('paused', false);
    await expect(video).toHaveAttribute('src', /height=240/);
    const showing = () =>
      video.evaluate((film: HTMLVideoElement) =>
        [...film.textTracks].filter(({ mode }) => mode === 'showing').map((track) => track.language),
      );
    await expect.poll(showing).toEqual(['id']);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  },
);
