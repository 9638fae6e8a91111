import type { AreaTexts } from '../texts.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { publicPages } from './public-pages.ts';

export const texts: AreaTexts['public'] = { shell, site, publicPages };
