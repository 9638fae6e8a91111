import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The notification that is shown takes no room itself, and lies on no button or link of an open panel. */
export const expectAside = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const bar = document.querySelector<HTMLElement>('[data-severity]');
        if (!bar) return 'no notification';
        const { left, right, top, bottom } = bar.getBoundingClientRect();
        const panel = document.querySelector('dialog[open], [role="dialog"]');
        const covered = [...(panel?.querySelectorAll('a[href], button') ?? [])]
          .filter((one) => {
            const box = one.getBoundingClientRect();
            const apart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
            return !bar.contains(one) && box.width > 1 && !apart;
          })
          .map((one) => one.textContent);
        const height = document.documentElement.scrollHeight;
        bar.style.display = 'none';
        const without = document.documentElement.scrollHeight;
        bar.style.removeProperty('display');
        return { covered, lengthens: height - without };
      }),
    )
    .toEqual({ covered: [], lengthens: 0 });
