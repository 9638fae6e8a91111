import type { Page } from '@playwright/test';

/** On a phone the filters of the courses stand behind a button of this name. */
export const unfoldFilters = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
