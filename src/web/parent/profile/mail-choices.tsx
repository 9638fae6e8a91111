import { useQuery } from '@tanstack/react-query';
import { chosenKinds } from '../../../domain/messages/notice-kind.ts';
import { mailSettingsQuery, useSaveMails } from '../../app/inbox/mail-settings.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from './mail-choices.module.css';

/** Which messages are also mailed: a tick is a choice, saved at once. */
export const MailChoices = () => {
  const { mails: words, retry } = useTexts().inbox;
  const query = useQuery(mailSettingsQuery);
  const save = useSaveMails();
  const mails = query.data?.mails;
  return (
    <section className={styles.choices} aria-labelledby="mail-choices">
      <h3 id="mail-choices">{words.title}</h3>
      <p>{words.text}</p>
      {query.isLoadingError && (
        <p role="alert">
          {words.loadFailed}{' '}
          <button type="button" className={styles.retry} onClick={() => void query.refetch()}>
            {retry}
          </button>
        </p>
      )}
      {mails && (
        <ul>
          {chosenKinds.map((kind) => (
            <li key={kind}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={save.isPending ? (save.variables[kind] ?? mails[kind]) : mails[kind]}
                  onChange={({ currentTarget }) => save.mutate({ [kind]: currentTarget.checked })}
                />
                {words[kind]}
              </label>
              {save.isSuccess && kind in save.variables && (
                <span role="status" className={styles.saved}>
                  {words.saved}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {save.isError && <p role="alert">{words.failed}</p>}
    </section>
  );
};
