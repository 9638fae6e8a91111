import type { Texts } from '../../i18n/texts.ts';
import { paths } from '../../paths.ts';

export interface MenuEntry {
  to: string;
  label: (texts: Texts) => string;
}

/** The side menu, in the specification's order: a screen enters it when it is built. */
export const menu: readonly MenuEntry[] = [
  { to: paths.adminChildren, label: ({ shell }) => shell.admin.children },
];
