import { brand, whatsappLink } from '../i18n/brand.ts';
import type { Language } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { allTexts } from './all-texts.ts';
import { referenceOf } from './reference-number.ts';

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Shown when not even the error page could be rendered: needs nothing but itself. */
export const calmPage = (language: Language, requestId: string) => {
  const { failure } = allTexts[language].shell;
  const reference = referenceOf(requestId);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(failure.title)} · ${escaped(brand.name)}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fffaf0;color:#20302b;font:1.1rem/1.6 Nunito,system-ui,sans-serif}main{max-width:34rem;padding:2rem}a{color:#0e7c5a}</style>
</head><body><main><h1>${escaped(failure.title)}</h1><p>${escaped(failure.text)}</p>
<p>${escaped(failure.number)}: <code>${escaped(reference)}</code></p>
<p><a href="${escaped(whatsappLink(failure.telling(reference)))}">${escaped(failure.tell)}</a></p>
<p><a href="${paths.home}">${escaped(failure.home)}</a></p></main></body></html>`;
};
