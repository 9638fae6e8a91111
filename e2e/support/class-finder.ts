import type { APIRequestContext, Page } from '@playwright/test';
import { addMonths, dayInJakarta } from '../../src/domain/values/calendar-date.ts';
import { schoolTime } from './school.ts';

export const bornYearsAgo = async (request: APIRequestContext, years: number) =>
  addMonths(dayInJakarta(await schoolTime(request)), -12 * years - 1);

/** Asks the page of our courses which class a child belongs to. @returns the answer as a page */
export const askClass = async (page: Page, birthdate: string) => {
  const finder = page.locator('#which-class');
  await finder.locator('input[name=birthdate]').fill(birthdate);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    finder.locator('button:not([type=button])').click(),
  ]);
  return answer;
};
