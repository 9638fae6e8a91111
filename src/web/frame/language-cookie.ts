import type { Language } from '../../i18n/language.ts';
import { isHttps } from '../../paths.ts';

const NAME = 'kancil_language';
const YEAR = 365 * 24 * 60 * 60;

/** Not a secret: the browser's own switch writes it as well. */
export const languageCookie = (language: Language, publicUrl: string) =>
  `${NAME}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${isHttps(publicUrl) ? '; Secure' : ''}`;
