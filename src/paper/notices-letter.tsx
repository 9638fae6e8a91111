import type { Language } from '../i18n/language.ts';
import { type Greeted, type Sender, printLetter, wordsIn } from './print-letter.tsx';

export interface NoticesLetter extends Greeted {
  notices: readonly { kind: string; title: string; body: string; url: string }[];
  inboxUrl: string;
  leaveUrl: string | null;
}

/** What the inbox was told, of one day in one mail. It leads to where the present state stands. */
export const noticesLetter = (language: Language, data: NoticesLetter, sender: Sender) => {
  const letter = wordsIn(language, sender).notices;
  const [first] = data.notices;
  if (!first) throw new Error('a mail of notices needs one');
  const isOne = data.notices.length === 1;
  const printed = printLetter(language, sender, data, {
    subject: isOne ? first.title : letter.subject(first.title, data.notices.length - 1),
    body: data.notices.flatMap(({ title, body }) => {
      const paragraphs = body.split(/\n+/);
      return isOne ? paragraphs : [title, ...paragraphs];
    }),
    button: isOne ? letter.button : letter.allButton,
    url: isOne ? first.url : data.inboxUrl,
    footnote: letter.footnote,
    ...(data.leaveUrl && { leave: { text: letter.leave, url: data.leaveUrl } }),
  });
  return data.leaveUrl ? { ...printed, leaveUrl: data.leaveUrl } : printed;
};
