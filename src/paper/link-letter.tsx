import { renderToStaticMarkup } from 'react-dom/server';
import { linkHours } from '../domain/accounts/account-status.ts';
import { letters as en } from '../i18n/en/letters.ts';
import { letters as id } from '../i18n/id/letters.ts';
import type { Language } from '../i18n/language.ts';
import { LetterButton, LetterSheet, Small } from './letter-sheet.tsx';

const words = { en, id };

export interface LinkLetter {
  firstName: string | null;
  gender: 'MALE' | 'FEMALE' | null;
  url: string;
}

/** A mail that asks to follow a one-time link: its HTML, and the same as plain text. */
export const linkLetter = (
  kind: 'activation' | 'reset',
  language: Language,
  { firstName, gender, url }: LinkLetter,
) => {
  const common = words[language];
  const letter = common[kind];
  const body = [letter.body, letter.lifetime(linkHours[kind])];
  const html = renderToStaticMarkup(
    <LetterSheet language={language} title={letter.subject}>
      <p>{common.greeting(firstName, gender)}</p>
      {body.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <LetterButton url={url}>{letter.button}</LetterButton>
      <Small>
        {common.linkHelp}
        <br />
        <a href={url}>{url}</a>
      </Small>
      <Small>{letter.footnote}</Small>
      <p>
        {common.regards}
        <br />
        {common.team}
      </p>
    </LetterSheet>,
  );
  const text = [
    common.greeting(firstName, gender),
    ...body,
    `${letter.button}:\n${url}`,
    letter.footnote,
    `${common.regards}\n${common.team}`,
  ].join('\n\n');
  return { subject: letter.subject, text: `${text}\n`, html: `<!doctype html>${html}` };
};
