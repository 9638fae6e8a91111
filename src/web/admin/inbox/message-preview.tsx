import type { MessagePreview, ToldMessage } from '../../../contract/inbox.ts';
import { type FamilyKind, hasOwnMail } from '../../../domain/messages/notice-kind.ts';
import factStyles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import styles from './message-preview.module.css';
import { WhatsappText } from './whatsapp-dialog.tsx';

type Words = Pick<ToldMessage, 'title' | 'title_indo' | 'body' | 'body_indo'>;

/** A message in both languages, as the inbox of the family has it. */
export const MessageInBothLanguages = ({
  words,
  reads,
}: {
  words: Words;
  /** the language of the family, where there is one */
  reads?: 'EN' | 'ID';
}) => {
  const { messages } = useTexts().admin;
  const inLanguages = [
    { language: 'ID', label: messages.indonesian, title: words.title_indo, body: words.body_indo },
    { language: 'EN', label: messages.english, title: words.title, body: words.body },
  ] as const;
  return inLanguages.map(({ language, label, title, body }) => (
    <section key={language} className={factStyles.section} lang={language.toLowerCase()} aria-label={label}>
      <h3>{title}</h3>
      <p>{body}</p>
      <p>
        {label}. {language === reads && messages.hears}
      </p>
    </section>
  ));
};

interface PreviewProps {
  kind: FamilyKind;
  preview: MessagePreview;
  /** of the message; WhatsApp is not opened with an example */
  notifId?: number | null;
}

/** The mail of a message in both languages, and its text for WhatsApp. */
export const Preview = ({ kind, preview, notifId = null }: PreviewProps) => {
  const { messages } = useTexts().admin;
  const { mails, whatsapp } = preview;
  return (
    <>
      <section className={factStyles.section}>
        {hasOwnMail(kind) && <p>{messages.ownMail[kind]}</p>}
        <p>{mails.length === 0 ? messages.noMail : messages.linksOff}</p>
        {mails.map((mail) => (
          <Mail key={mail.language} mail={mail} />
        ))}
      </section>
      <section className={factStyles.section}>
        <h3>{messages.whatsappText}</h3>
        <WhatsappText text={whatsapp} notifId={notifId} />
      </section>
    </>
  );
};

const Mail = ({ mail: { language, subject, html, text } }: { mail: MessagePreview['mails'][number] }) => {
  const { messages } = useTexts().admin;
  return (
    <details className={styles.fold}>
      <summary>{messages.mailIn[language]}</summary>
      <p>
        {messages.subject}: <strong lang={language.toLowerCase()}>{subject}</strong>
      </p>
      <div className={styles.sideways}>
        {/* Without scripts, forms and an origin: it only shows how the mail looks. */}
        <iframe className={styles.mail} sandbox="" srcDoc={html} title={messages.mailIn[language]} />
      </div>
      <h4>{messages.plainText}</h4>
      <p className={styles.text} lang={language.toLowerCase()}>
        {text}
      </p>
    </details>
  );
};
