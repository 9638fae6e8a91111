import type { ToldMessage } from '../../../contract/inbox.ts';
import { mailOfKind } from '../../../domain/messages/notice-kind.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { apiQuery } from '../../app/screen.ts';
import type { ListPage } from '../list/list-page.ts';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import factStyles from '../list/panel-facts.module.css';
import { RowPanel } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { useWhatsapp } from './use-whatsapp.ts';

/** As many as one answer may hold: a message has no call of its own. */
const NEWEST = 200;

/** A message as families read it, in both languages, beside the list. */
export const MessagePanel = ({ page }: { page: ListPage<ToldMessage> }) => {
  const { messages } = useTexts().admin;
  return (
    <RowPanel
      title={messages.panel}
      name="message"
      page={page}
      rowId="notif_id"
      query={() => apiQuery('GET /messages', { query: { page: 1, size: NEWEST } })}
      read={({ messages: told }) => told.find(({ notif_id }) => String(notif_id) === named())}
      missing={{ title: messages.missingTitle, text: messages.missingText }}
    >
      {(message) => <Message message={message} />}
    </RowPanel>
  );
};

const named = () => new URLSearchParams(location.search).get('message');

const Message = ({ message }: { message: ToldMessage }) => {
  const { messages, log } = useTexts().admin;
  const formats = useFormats();
  const openWhatsapp = useWhatsapp();
  const { family, kind } = message;
  const inLanguages = [
    { language: 'ID', label: messages.indonesian, title: message.title_indo, body: message.body_indo },
    { language: 'EN', label: messages.english, title: message.title, body: message.body },
  ] as const;
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
        <p>{messages.byMail[mailOfKind[kind] ?? 'none']}</p>
      </div>
      {inLanguages.map(({ language, label, title, body }) => (
        <section
          key={language}
          className={factStyles.section}
          lang={language.toLowerCase()}
          aria-label={label}
        >
          <h3>{title}</h3>
          <p>{body}</p>
          <p>
            {label}. {language === family.language && messages.hears}
          </p>
        </section>
      ))}
      <p>{messages.whatsappNote}</p>
      <div className={factStyles.ways}>
        <Button onClick={() => openWhatsapp(message.notif_id)}>{messages.whatsapp}</Button>
        <ButtonLink to={paths.adminAccount(family.user_id, family.name)} variant="subtle">
          {messages.toFamily}
        </ButtonLink>
      </div>
    </>
  );
};
