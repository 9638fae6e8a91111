import type { Page } from '@playwright/test';

const widths = { en: 768, id: 1280 } as const;

/** The width of an office's screen, for journeys of staff alone: in both languages. */
export const showAtDesk = (page: Page) => page.setViewportSize({ width: 1280, height: 800 });

/** Staff write in English on a tablet and in Indonesian at a desk. On phones `screens/office.spec.ts` looks at their screens. */
export const showAsStaffSee = (page: Page, language: keyof typeof widths) =>
  page.setViewportSize({ width: widths[language], height: 800 });
