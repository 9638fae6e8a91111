import type { AreaTexts } from '../texts.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { still } from './still.ts';

export const texts: AreaTexts['public'] = { shell, site, still };
