import type { Answer } from '../../frame/api.ts';
import cells from '../list/cells.module.css';
import { useTexts } from '../list/texts.ts';
import styles from './announcements.module.css';

interface Props {
  words: { subject: string; subject_indo: string; body: string; body_indo: string };
  answer: Answer<'POST /announcements/preview'>;
}

/** A message as families read it, in the inbox and as a mail, with how many it reaches. */
export const AnnouncementPreview = ({ words: written, answer: { families, mails } }: Props) => {
  const { announcements: words, messages } = useTexts().admin;
  const inLanguages = [
    { language: 'ID', title: written.subject_indo, text: written.body_indo },
    { language: 'EN', title: written.subject, text: written.body },
  ] as const;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{words.previewTitle}</h2>
      <p role="status">
        <strong>{words.reaches(families)}</strong> {words.howSent}
      </p>
      {inLanguages.map(({ language, title, text }) => (
        <div key={language}>
          <p className={cells.under}>{words.inInbox[language]}</p>
          <div className={styles.inbox} lang={language.toLowerCase()}>
            <h3>{title.trim()}</h3>
            <p>{text.trim()}</p>
          </div>
        </div>
      ))}
      {mails.map(({ language, html }) => (
        <details key={language} className={styles.message}>
          <summary>{messages.mailIn[language]}</summary>
          {/* Without scripts, forms and an origin: it only shows how the mail looks. */}
          <iframe className={styles.mail} sandbox="" srcDoc={html} title={messages.mailIn[language]} />
        </details>
      ))}
    </section>
  );
};
