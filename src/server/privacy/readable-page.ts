import { exportWords } from '../../i18n/export-words.ts';
import type { Language } from '../../i18n/language.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `firstName` as people write it: First name. */
const spelled = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value))
    return value.length === 0 ? '–' : `<ol>${value.map((one) => `<li>${shown(one)}</li>`).join('')}</ol>`;
  if (typeof value === 'object') return listed(value);
  return escaped(`${value as string | number | boolean}`);
};

const listed = (of: object): string => {
  const rows = Object.entries(of).map(
    ([name, value]) => `<dt>${escaped(spelled(name))}</dt><dd>${shown(value)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
};

/**
 * What a family's archive holds, as a page that any browser opens without a line.
 * @param held the parts of the archive by name
 * @param day on which it was made, YYYY-MM-DD
 */
export const readablePage = (
  language: Language,
  held: Readonly<Record<string, unknown>>,
  day: string,
): string => {
  const words = exportWords[language];
  const parts = Object.entries(held)
    .map(([name, part]) => `<h2>${escaped(words.parts[name] ?? spelled(name))}</h2>${shown(part)}`)
    .join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${words.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}dt{font-weight:700}dd{margin:0 0 .5rem 1rem;overflow-wrap:anywhere}</style>
</head><body><h1>${words.title}</h1><p>${words.text(day)}</p>${parts}</body></html>`;
};
