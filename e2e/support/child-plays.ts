import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Lesson {
  child: number;
  lesson: number;
}

/** As after an earlier sitting in which the child saw all but the end of a video on this device (rule R372). */
export const sawBefore = (page: Page, { child, lesson }: Lesson) =>
  page.evaluate(
    (name) => localStorage.setItem('kancil.video-seen', JSON.stringify({ [name]: 1000 })),
    `${child} ${lesson}`,
  );

/** To the last second of a video that plays. */
export const goToTheEnd = async (page: Page) => {
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('readyState', 4);
  await video.evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 1;
  });
};

/** Touches the first choice of each question, right or wrong, and counts the questions and which of the first three were wrong. */
export const playGame = async (page: Page, last: string) => {
  let wrong = 0;
  for (let asked = 1; ; asked += 1) {
    const choice = page.locator('[data-choice]').first();
    await choice.click();
    // Where there is a voice, a written word is said first.
    if ((await choice.getAttribute('data-heard')) !== null) await choice.click();
    const onwards = page.locator('section[aria-label] > button');
    const isLast = (await onwards.textContent())?.includes(last);
    if (asked <= 3 && (await choice.getAttribute('data-wrong')) !== null) wrong += 1;
    await onwards.click();
    if (isLast) return { asked, wrong };
  }
};
