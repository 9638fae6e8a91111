import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '../../../contract/webhooks.ts';
import { hostOf } from '../../../domain/webhooks/webhook.ts';
import { mutate } from '../../app/mutations.ts';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Button } from '../../ui/app/button.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { CodeSample } from '../form/code-sample.tsx';
import { ShownOnce } from '../form/shown-once.tsx';
import { AskFirst } from '../list/ask-first.tsx';
import cells from '../list/cells.module.css';
import { notifyDone } from '../list/feedback.ts';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { useSending } from './use-sending.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

const webhooksQuery = apiQuery('GET /webhooks');
const queries: ScreenQueries = () => [webhooksQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.webhooks.title };

/** Whom the school tells what happens: for owners. */
export default function AdminWebhooks() {
  const { webhooks: words } = useTexts().admin;
  const { webhooks } = useSuspenseQuery(webhooksQuery).data;
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Webhook | null>(null);
  const [loggedId, setLoggedId] = useState<number | null>(null);
  const logged = webhooks.find(({ webhook_id: id }) => id === loggedId);
  const { sendTest } = useSending();
  const remove = useMutation({
    mutationFn: ({ webhook_id }: Webhook) => mutate('POST /webhooks/remove', { body: { webhook_id } }),
    onSuccess: ({ message }, webhook) =>
      notifyDone({ message, about: ({ admin }) => admin.webhooks.removed(hostOf(webhook)) }),
  });
  const columns = useColumns({
    onLog: ({ webhook_id: id }) => setLoggedId(id),
    onTest: (webhook) => {
      setLoggedId(webhook.webhook_id);
      sendTest(webhook);
    },
    onChange: setEdited,
    onRemove: setRemoving,
  });
  return (
    <OfficeScreen
      title={words.title}
      lead={words.lead}
      actions={<Button onClick={() => setEdited('new')}>{words.add}</Button>}
    >
      <div className={formStyles.form}>
        {webhooks.length === 0 ? (
          <EmptyState level={2} title={words.emptyTitle} text={words.emptyText} />
        ) : (
          <OfficeTable
            label={words.title}
            rows={webhooks}
            rowKey={({ webhook_id: id }) => id}
            columns={columns}
            isMarked={(webhook) => webhook === logged}
          />
        )}
        {logged && <DeliveryLog key={logged.webhook_id} webhook={logged} />}
        <HowTo />
      </div>
      <WebhookDialog edited={edited} onClose={() => setEdited(null)} onMade={setSecret} />
      <ShownOnce secret={secret} words={words} onKept={() => setSecret(null)} />
      <AskFirst
        asked={
          removing && { ask: words.askRemove(hostOf(removing)), note: words.removeNote, isDestructive: true }
        }
        onYes={() => {
          if (removing) remove.mutate(removing);
          setRemoving(null);
        }}
        onNo={() => setRemoving(null)}
      />
    </OfficeScreen>
  );
}

/** The raw body is signed: one that was read and written again may differ in a space. */
const sample = `import { createHmac, timingSafeEqual } from 'node:crypto';

const isGenuine = (secret, headers, rawBody) => {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - time) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const made = createHmac('sha256', key).update(\`\${id}.\${time}.\${rawBody}\`).digest();
  const sent = Buffer.from(headers['webhook-signature'].slice('v1,'.length), 'base64');
  return sent.length === made.length && timingSafeEqual(sent, made);
};

// {"type":"order.shipped","timestamp":"2026-08-10T03:00:00.000Z",
//  "data":{"order_id":17,"enrolment_id":12,"child_id":9,"state":"shipped"}}`;

const HowTo = () => {
  const { webhooks: words } = useTexts().admin;
  return (
    <section className={formStyles.card}>
      <h2>{words.howTitle}</h2>
      <p>{words.how}</p>
      <CodeSample label={words.howTitle}>{sample}</CodeSample>
      <p>{words.retries}</p>
    </section>
  );
};

const tones = { on: 'done', off: 'off', failed: 'stopped' } as const;

type Does = Readonly<Record<'onLog' | 'onTest' | 'onChange' | 'onRemove', (webhook: Webhook) => void>>;

const useColumns = ({ onLog, onTest, onChange, onRemove }: Does): OfficeColumn<Webhook>[] => {
  const { webhooks: words, list } = useTexts().admin;
  const formats = useFormats();
  return [
    {
      name: 'address',
      title: words.address,
      render: (webhook) => (
        <>
          <strong className={cells.whole}>{hostOf(webhook)}</strong>
          <span className={cells.under}>{webhook.kinds.map((kind) => words.kinds[kind]).join(' · ')}</span>
        </>
      ),
    },
    {
      name: 'state',
      title: words.state,
      width: 11,
      render: ({ state, failing_since: since, waiting }) => (
        <>
          <StatusWord tone={tones[state]} wraps>
            {words.states[state]}
          </StatusWord>
          {since !== null && (
            <span className={cells.under}>{words.failing(officeMoment(since, formats))}</span>
          )}
          {waiting > 0 && <span className={cells.under}>{words.waiting(waiting)}</span>}
        </>
      ),
    },
    {
      name: 'actions',
      title: list.actions,
      width: 17,
      render: (webhook) => {
        const of = hostOf(webhook);
        return (
          <div className={cells.actions}>
            <RowAction label={words.log} of={of} onClick={() => onLog(webhook)} />
            <RowAction label={words.test} of={of} onClick={() => onTest(webhook)} />
            <RowAction label={words.change} of={of} onClick={() => onChange(webhook)} />
            <RowAction label={words.remove} color="rosella" of={of} onClick={() => onRemove(webhook)} />
          </div>
        );
      },
    },
  ];
};
