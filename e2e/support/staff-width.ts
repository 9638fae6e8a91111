import type { Page } from '@playwright/test';

const widths = { en: 768, id: 1280 } as const;

/** Staff write in English on a tablet and in Indonesian at a desk. On phones `screens/office.spec.ts` looks at their screens. */
export const showAsStaffSee = (page: Page, language: keyof typeof widths) =>
  page.setViewportSize({ width: widths[language], height: 800 });
