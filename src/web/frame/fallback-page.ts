import { type BrandFacts, whatsappLink } from '../../i18n/brand.ts';
import { fallbackPages as en } from '../../i18n/en/fallback-pages.ts';
import { fallbackPages as id } from '../../i18n/id/fallback-pages.ts';
import type { Language } from '../../i18n/language.ts';
import type { Texts } from '../../i18n/texts.ts';
import { paths } from '../../paths.ts';
import { allTexts } from './all-texts.ts';
import { areaOf } from './guards.ts';
import { referenceOf } from './reference-number.ts';

const fallbackPages = { en, id };

/** Why a request gets the fallback page: an error of ours, or a problem of the request. */
export type FallbackReason = 'failure' | keyof typeof en;

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const referenceHtml = (
  { failure }: Texts['shell'],
  requestId: string,
  pathname: string,
  brand: BrandFacts,
) => {
  const reference = referenceOf(requestId);
  const number = `<p>${escaped(failure.number)}: <code>${escaped(reference)}</code></p>\n`;
  // Staff are not asked to write to the school.
  if (areaOf(pathname) === 'admin' || brand.whatsapp === '') return number;
  return `${number}<p><a href="${escaped(whatsappLink(brand, failure.telling(reference)))}">${escaped(failure.tell)}</a></p>
`;
};

/** A complete page for when none can be rendered. Only an error of ours shows a reference number. */
export const fallbackPage = (
  reason: FallbackReason,
  language: Language,
  requestId: string,
  pathname: string,
  brand: BrandFacts,
) => {
  const { shell } = allTexts[language].public;
  const { title, text } = reason === 'failure' ? shell.failure : fallbackPages[language][reason];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)} · ${escaped(brand.name)}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fffaf0;color:#20302b;font:1.1rem/1.6 Nunito,system-ui,sans-serif}main{max-width:34rem;padding:2rem}a{display:inline-block;padding:.6rem 0;color:#0e7c5a}</style>
</head><body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>
${reason === 'failure' ? referenceHtml(shell, requestId, pathname, brand) : ''}<p><a href="${paths.home}">${escaped(shell.failure.home)}</a></p></main></body></html>`;
};
