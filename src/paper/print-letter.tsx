import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandFacts } from '../i18n/brand.ts';
import { withBrand } from '../i18n/brand-in-texts.ts';
import { letters as en } from '../i18n/en/letters.ts';
import { letters as id } from '../i18n/id/letters.ts';
import type { Language } from '../i18n/language.ts';
import { LetterButton, LetterSheet, LetterTable, Small, type TableRow } from './letter-sheet.tsx';

const words = { en, id };

/** The mails' words, with what identifies the school in its places. */
export const wordsIn = (language: Language, brand: BrandFacts) => withBrand(words[language], brand);

/** Whom a mail greets; nobody by name while the address is not confirmed. */
export interface Greeted {
  firstName: string | null;
  gender: 'MALE' | 'FEMALE' | null;
}

interface Printed {
  subject: string;
  /** a paragraph each */
  body: readonly string[];
  /** figures and facts below them, a row each */
  table?: readonly TableRow[];
  button: string;
  url: string;
  footnote: string;
  /** where mails of this kind are left */
  leave?: { text: string; url: string };
}

/** A mail with one button: its HTML, and the same as plain text. */
export const printLetter = (
  language: Language,
  brand: BrandFacts,
  { firstName, gender }: Greeted,
  { subject, body, table = [], button, url, footnote, leave }: Printed,
) => {
  const common = wordsIn(language, brand);
  const greeting = common.greeting(firstName, gender);
  const html = renderToStaticMarkup(
    <LetterSheet language={language} title={subject} school={brand.name}>
      <p>{greeting}</p>
      {body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {table.length > 0 && <LetterTable rows={table} />}
      <LetterButton url={url}>{button}</LetterButton>
      <Small>
        {common.linkHelp}
        <br />
        <a href={url}>{url}</a>
      </Small>
      <Small>{footnote}</Small>
      <p>
        {common.regards}
        <br />
        {common.team}
      </p>
      {leave && (
        <Small>
          <a href={leave.url}>{leave.text}</a>
        </Small>
      )}
    </LetterSheet>,
  );
  const rows = table.map(({ name, value }) => `${name}: ${value}`);
  const text = [
    greeting,
    ...body,
    ...(rows.length > 0 ? [rows.join('\n')] : []),
    `${button}:\n${url}`,
    footnote,
    `${common.regards}\n${common.team}`,
    ...(leave ? [`${leave.text}:\n${leave.url}`] : []),
  ].join('\n\n');
  return { subject, text: `${text}\n`, html: `<!doctype html>${html}` };
};
