import { useState } from 'react';
import type { ToldMessage } from '../../../contract/inbox.ts';
import { familyKinds, isFamilyKind } from '../../../domain/messages/notice-kind.ts';
import { paths } from '../../../paths.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { apiQuery } from '../../app/screen.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { wordFilter } from '../list/list-params.ts';
import { listScreen } from '../list/list-screen.tsx';
import { officeMoment } from '../list/office-date.ts';
import styles from '../list/office-list.module.css';
import { idOf, usePanel } from '../list/open-row.ts';
import { RowAction } from '../list/row-action.tsx';
import { useTexts } from '../list/texts.ts';
import { MessagePanel } from './message-panel.tsx';
import { WhatsappDialog } from './whatsapp-dialog.tsx';

const filters = { kind: wordFilter(isFamilyKind) };

const list = listScreen({
  filters,
  query: (page, { kind }) => apiQuery('GET /messages', { query: { ...page, ...(kind && { kind }) } }),
  read: ({ messages: rows, total }) => ({ rows, total }),
  rowId: 'notif_id',
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** What families were told, the newest first, and a text for WhatsApp about each of it. */
export default function AdminMessages() {
  const { announcements, messages } = useTexts().admin;
  const message = usePanel('message');
  const [repeated, setRepeated] = useState<ToldMessage | null>(null);
  return (
    <list.Screen
      texts={messages}
      columns={useColumns(({ notif_id }) => message.open(String(notif_id)), setRepeated)}
      minWidth={30}
      actions={
        <>
          <ButtonLink to={paths.adminMessageKinds} variant="subtle">
            {messages.kindsTitle}
          </ButtonLink>
          <ButtonLink to={paths.adminAnnouncements} variant="outline">
            {announcements.title}
          </ButtonLink>
        </>
      }
      wide
      openId={idOf(message.named)}
      filters={<KindFilter />}
    >
      <MessagePanel page={list.usePage()} />
      <WhatsappDialog message={repeated} onClose={() => setRepeated(null)} />
    </list.Screen>
  );
}

const KindFilter = () => {
  const { messages } = useTexts().admin;
  const { filters: chosen, setFilter } = list.useList();
  return (
    <ListFilter
      label={messages.kind}
      value={chosen.kind}
      onChoose={(value) => setFilter('kind', value)}
      all={messages.allKinds}
      data={familyKinds.map((kind) => ({ value: kind, label: messages.kinds[kind] }))}
    />
  );
};

const useColumns = (
  onOpen: (message: ToldMessage) => void,
  onRepeat: (message: ToldMessage) => void,
): OfficeColumn<ToldMessage>[] => {
  const { messages, list: listWords, log } = useTexts().admin;
  const language = useLanguage();
  const formats = useFormats();
  return [
    {
      name: 'message',
      title: messages.message,
      render: ({ title, title_indo }) => (
        <OneLine more={listWords.more} lines={2}>
          <strong>{language === 'id' ? title_indo : title}</strong>
        </OneLine>
      ),
    },
    {
      name: 'family',
      title: messages.family,
      width: 11,
      render: ({ family, is_read }) => (
        <div className={styles.fine}>
          <OneLine more={listWords.more}>{family.name}</OneLine>
          <span>{is_read ? messages.read : messages.unread}</span>
        </div>
      ),
    },
    {
      name: 'at',
      title: log.when,
      width: 10,
      // Beside an open panel, which says it, half a date would be left.
      priority: 2,
      render: ({ created_at }) => (
        <time dateTime={created_at} className={styles.day}>
          {officeMoment(created_at, formats)}
        </time>
      ),
    },
    useActionsColumn(10, (row) => (
      <>
        <RowAction label={messages.open} of={row.family.name} onClick={() => onOpen(row)} />
        <RowAction
          label={messages.whatsapp}
          color="pandan"
          of={row.family.name}
          onClick={() => onRepeat(row)}
        />
      </>
    )),
  ];
};
