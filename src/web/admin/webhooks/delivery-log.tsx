import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '../../../contract/webhooks.ts';
import { hostOf } from '../../../domain/webhooks/webhook.ts';
import { apiQuery } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import cells from '../list/cells.module.css';
import { ListError } from '../list/list-results.tsx';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { outcomeOf, useSending } from './use-sending.ts';

const PAGE_SIZE = 20;

/** What a webhook was told, the newest first. */
export const DeliveryLog = ({ webhook }: { webhook: Webhook }) => {
  const { webhooks: words, list } = useTexts().admin;
  const [page, setPage] = useState(1);
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...apiQuery('GET /webhooks/{webhookId}/deliveries', {
      params: { webhookId: webhook.webhook_id },
      query: { page, size: PAGE_SIZE },
    }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(webhook);
  const total = data?.total ?? 0;
  return (
    <section className={formStyles.card} aria-labelledby="log">
      <h2 id="log">{words.logOf(hostOf(webhook))}</h2>
      <p>{words.logNote}</p>
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {!isLoadingError && data && total === 0 && <p role="status">{words.logEmpty}</p>}
      {!isLoadingError && (!data || total > 0) && (
        <OfficeTable
          label={words.logOf(hostOf(webhook))}
          rows={data?.deliveries}
          rowKey={({ delivery_id: id }) => id}
          columns={columns}
          paging={{ total, page, size: PAGE_SIZE, onPage: setPage, texts: list }}
          fetching={isPlaceholderData}
        />
      )}
    </section>
  );
};

const tones = { waiting: 'waiting', delivered: 'done', given_up: 'stopped' } as const;

const useColumns = (webhook: Webhook): OfficeColumn<WebhookDelivery>[] => {
  const { admin } = useTexts();
  const { webhooks: words } = admin;
  const formats = useFormats();
  const { sendAgain } = useSending();
  return [
    {
      name: 'event',
      title: words.event,
      render: ({ kind, event_id: id }) => (
        <>
          <strong className={cells.whole}>{words.kinds[kind]}</strong>
          <code className={cells.under}>{id}</code>
        </>
      ),
    },
    {
      name: 'when',
      title: words.when,
      width: 9,
      render: ({ happened_at: at }) => <span className={cells.whole}>{officeMoment(at, formats)}</span>,
    },
    {
      name: 'answer',
      title: words.answer,
      width: 12,
      render: (row) => (
        <>
          <StatusWord tone={tones[row.state]}>{words.deliveryStates[row.state]}</StatusWord>
          <span className={cells.under}>
            {[
              ...(row.tries > 0 ? [outcomeOf(admin, row), words.tries(row.tries)] : []),
              ...(row.next_try === null ? [] : [words.nextTry(officeMoment(row.next_try, formats))]),
            ].join(', ')}
          </span>
        </>
      ),
    },
    useActionsColumn(
      7,
      (row) =>
        webhook.state === 'on' && (
          <RowAction label={words.sendAgain} of={row.event_id} onClick={() => sendAgain(webhook, row)} />
        ),
    ),
  ];
};
