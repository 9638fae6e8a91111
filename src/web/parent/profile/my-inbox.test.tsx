import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Notification } from '../../../contract/objects.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { messagesQuery } from '../../app/inbox/inbox-messages.ts';
import { Inbox } from '../../app/inbox/inbox.tsx';
import { parcelsQuery } from '../enrolment/child-queries.ts';
import { sari } from '../pattern/sari.test-support.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { MyInbox } from './my-inbox.tsx';

const reminder = (changes: Partial<Notification> = {}): Notification => ({
  notif_id: 7,
  user_id: 1,
  kind: 'bill_due',
  child_id: 3,
  title: 'Alya: Rp 700.000 is due today',
  title_indo: 'Alya: Rp 700.000 jatuh tempo hari ini',
  body: 'Bill 2 of 6',
  body_indo: 'Tagihan 2 dari 6',
  link: null,
  is_read: true,
  is_paid: true,
  created_at: '2026-10-10T02:00:00.000Z',
  ...changes,
});

const shown = (notifications: Notification[], language: 'en' | 'id', path = '/') => {
  const client = new QueryClient();
  client.setQueryData(messagesQuery(1).queryKey, { notifications, code: 200, message: '' });
  const place = { userId: 1, addressOf: () => '/inbox', dateOf: () => '10/10', empty: '' };
  return shownToParents(<Inbox {...place} />, { client, language, path });
};

test('beside a reminder stands that its bill is paid, in the list and in the message', () => {
  expect(shown([reminder()], 'en')).toContain('Alya: Rp 700.000 is due today 10/10 · Paid');
  expect(shown([reminder()], 'id', '/?message=7')).toContain('hari ini 10/10 · Lunas');
  expect(shown([reminder({ is_paid: false })], 'en')).not.toContain('Paid');
});

test('the tracking number that a message names can be copied', () => {
  const page = (body: string) => {
    const client = new QueryClient();
    const sent = reminder({ kind: 'parcel_shipped', is_paid: false, body });
    client.setQueryData(SESSION_KEY, sari);
    client.setQueryData(messagesQuery(sari.user_id).queryKey, {
      notifications: [sent],
      code: 200,
      message: '',
    });
    const parcel = { order_id: 1, child_id: 3, paid_by: null, courier: 'jne', is_news: false };
    const shipped = { delivery_status: 'shipped', resi: 'JNE0123', created_at: sent.created_at } as const;
    client.setQueryData(parcelsQuery.queryKey, {
      parcels: [{ ...parcel, ...shipped }],
      code: 200,
      message: '',
    });
    return shownToParents(<MyInbox />, { client, path: '/?message=7' });
  };
  expect(page('Tracking number: JNE0123.')).toMatch(/Tracking number JNE0123\s+Copy/);
  expect(page('Tracking number: JNE9999.')).not.toContain('Copy');
});
