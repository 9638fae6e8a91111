import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandFacts } from '../i18n/brand.ts';
import { withBrand } from '../i18n/brand-in-texts.ts';
import { letters as en } from '../i18n/en/letters.ts';
import { letters as id } from '../i18n/id/letters.ts';
import type { Language } from '../i18n/language.ts';
import { absolute, inLanguage, paths } from '../paths.ts';
import { LetterButton, LetterSheet, LetterTable, Small, type TableRow } from './letter-sheet.tsx';

const words = { en, id };

/** Who writes a mail: the school, and where its site stands. */
export interface Sender extends BrandFacts {
  publicUrl: string;
}

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
  sender: Sender,
  { firstName, gender }: Greeted,
  { subject, body, table = [], button, url, footnote, leave }: Printed,
) => {
  const common = wordsIn(language, sender);
  const privacyUrl = absolute(sender.publicUrl, inLanguage(paths.privacy, language));
  const greeting = common.greeting(firstName, gender);
  const html = renderToStaticMarkup(
    <LetterSheet language={language} title={subject} school={sender.name}>
      <p>{greeting}</p>
      {body.map((paragraph, place) => (
        <p key={String(place)}>{paragraph}</p>
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
      <Small>
        <a href={privacyUrl}>{common.privacy}</a>
      </Small>
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
    `${common.privacy}:\n${privacyUrl}`,
    ...(leave ? [`${leave.text}:\n${leave.url}`] : []),
  ].join('\n\n');
  // A mail server takes one line as a subject, whatever a name or a title held.
  const line = subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return { subject: line, text: `${text}\n`, html: `<!doctype html>${html}` };
};
