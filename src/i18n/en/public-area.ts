import { shell } from './shell.ts';
import { site } from './site.ts';
import { publicPages } from './public-pages.ts';

/** What the frame of public pages says; their own texts stand with them. No browser loads it. */
export const texts = { shell, site, publicPages };
