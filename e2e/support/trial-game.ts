import type { Page } from '@playwright/test';
import { game as en } from '../../src/i18n/en/home.ts';
import { game as id } from '../../src/i18n/id/home.ts';

export const gameTexts = { en, id };

/** The trial lesson of the home page. */
export const gameOf = (page: Page) => page.locator('[data-game]');

export const pick = (page: Page, name: string) =>
  gameOf(page).getByRole('button', { name, exact: true }).click();

/** Answers all three questions, so that only the end is left. */
export const playToLastAnswer = async (page: Page, language: 'en' | 'id') => {
  const next = gameOf(page).getByRole('button', { name: gameTexts[language].next });
  await pick(page, 'mango');
  await next.click();
  await pick(page, 'three');
  await next.click();
  await pick(page, 'butterfly');
};
