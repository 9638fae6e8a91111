/** Where a long page leads back to. */
export const TOP_ID = 'top';

/** The stacked menu of narrow screens; closed by its id after a navigation. */
export const MENU_ID = 'site-menu';
