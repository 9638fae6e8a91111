import type { Texts } from '../../i18n/texts.ts';
import { paths } from '../../paths.ts';

export interface MenuEntry {
  to: string;
  label: (texts: Texts) => string;
}

/** The side menu, in the specification's order: a screen enters it when it is built. */
export const menu: readonly MenuEntry[] = [
  { to: paths.adminOrders, label: ({ shell }) => shell.admin.orders },
  { to: paths.adminBatches, label: ({ shell }) => shell.admin.batches },
  { to: paths.adminCourses, label: ({ shell }) => shell.admin.courses },
  { to: paths.adminChildren, label: ({ shell }) => shell.admin.children },
];
