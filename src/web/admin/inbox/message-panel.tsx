import { useQuery } from '@tanstack/react-query';
import type { ToldMessage } from '../../../contract/inbox.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { apiQuery } from '../../app/screen.ts';
import type { ListPage } from '../list/list-page.ts';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import factStyles from '../list/panel-facts.module.css';
import { RowPanel } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { MessageInBothLanguages, Preview } from './message-preview.tsx';

/** A message as families read it, in both languages, beside the list. */
export const MessagePanel = ({ page }: { page: ListPage<ToldMessage> }) => {
  const { messages } = useTexts().admin;
  return (
    <RowPanel
      title={messages.panel}
      name="message"
      page={page}
      rowId="notif_id"
      query={(id) => apiQuery('GET /messages/{id}/preview', { params: { id } })}
      read={({ message }) => message}
      missing={{ title: messages.missingTitle, text: messages.missingText }}
    >
      {(message) => <Message message={message} />}
    </RowPanel>
  );
};

const Message = ({ message }: { message: ToldMessage }) => {
  const { messages, log } = useTexts().admin;
  const formats = useFormats();
  const { family, kind } = message;
  const { data, error } = useQuery(
    apiQuery('GET /messages/{id}/preview', { params: { id: message.notif_id } }),
  );
  const waits = data?.preview.mail_at ?? null;
  return (
    <>
      <p className={formStyles.subject}>{messages.kinds[kind]}</p>
      <div className={factStyles.facts}>
        <dl>
          <div>
            <dt>{messages.family}</dt>
            <dd>{family.name}</dd>
          </div>
          <div>
            <dt>{log.when}</dt>
            <dd>{officeMoment(message.created_at, formats)}</dd>
          </div>
        </dl>
        {data && (
          <p>
            {waits === null
              ? messages.byMail[data.preview.mail]
              : withWholeDays(messages.mailWaits(officeMoment(waits, formats)))}
          </p>
        )}
      </div>
      <MessageInBothLanguages words={message} reads={family.language} />
      {data ? (
        <Preview kind={kind} preview={data.preview} notifId={message.notif_id} />
      ) : (
        <p role="status">{error ? messages.failed : messages.loading}</p>
      )}
      <div className={factStyles.ways}>
        <ButtonLink to={paths.adminFamily(family.user_id)} variant="subtle">
          {messages.toFamily}
        </ButtonLink>
      </div>
    </>
  );
};
