import { paths } from '../../../paths.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { Link } from '../../shell/link.tsx';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import type { FamilyFile } from './family-query.ts';
import styles from './family.module.css';

type Message = FamilyFile['notifications'][number];

/** The newest of what a family was told, in its inbox or by a mail alone, and whether it was read or sent. */
export const FamilyMessages = ({ file }: { file: FamilyFile }) => {
  const { family: words } = useTexts().admin;
  const formats = useFormats();
  const titleOf = useTitle();
  return (
    <section className={formStyles.card} aria-labelledby="family-messages">
      <h2 id="family-messages">{words.messages}</h2>
      {file.notifications.length === 0 && <p>{words.noMessages}</p>}
      <ul className={styles.rows}>
        {file.notifications.map((message) => (
          <li key={`${message.notif_id} ${message.kind} ${message.created_at}`}>
            {message.notif_id === null || file.family.closed_at !== null ? (
              <span>{titleOf(message)}</span>
            ) : (
              <Link className={styles.link} to={paths.adminMessage(message.notif_id)}>
                {titleOf(message)}
              </Link>
            )}
            <span className={styles.aside}>
              {words.messageStates[message.state]} ·{' '}
              <span className={styles.day}>{officeMoment(message.created_at, formats)}</span>
            </span>
          </li>
        ))}
      </ul>
      {file.notifications.length > 0 && file.family.closed_at === null && (
        <ButtonLink to={paths.adminMessagesFound(file.family.email)} variant="subtle">
          {words.allMessages}
        </ButtonLink>
      )}
    </section>
  );
};

const useTitle = () => {
  const { mails } = useTexts().admin.family;
  const language = useLanguage();
  return ({ kind, title, title_indo: indo }: Message) =>
    (language === 'id' ? indo : title) ?? (kind in mails ? mails[kind as keyof typeof mails] : kind);
};
