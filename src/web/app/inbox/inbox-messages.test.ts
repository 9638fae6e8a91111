import { expect, test } from 'vitest';
import type { Notification } from '../../../contract/objects.ts';
import { allRead, linkOf, messageOf, countUnread, withMessage, textOf } from './inbox-messages.ts';

const message = (changes: Partial<Notification> = {}): Notification => ({
  notif_id: 7,
  user_id: 1,
  title: 'Your payment has arrived',
  title_indo: 'Pembayaran sudah diterima',
  body: 'Thank you!',
  body_indo: 'Terima kasih!',
  link: '/children/3',
  kind: 'other',
  child_id: null,
  is_read: false,
  created_at: '2026-08-10T03:00:00.000Z',
  ...changes,
});

test('the unread messages are counted', () => {
  expect(countUnread([])).toBe(0);
  expect(countUnread([message(), message({ notif_id: 8, is_read: true }), message({ notif_id: 9 })])).toBe(2);
});

test('a message is read in the language of its reader', () => {
  expect(textOf(message(), 'en')).toEqual({ title: 'Your payment has arrived', body: 'Thank you!' });
  expect(textOf(message(), 'id')).toEqual({ title: 'Pembayaran sudah diterima', body: 'Terima kasih!' });
});

test('an address names a message of the list, or none', () => {
  const messages = [message(), message({ notif_id: 8 })];
  expect(messageOf(messages, '8')).toBe(messages[1]);
  for (const asked of [null, '', '9', '08', 'x']) expect(messageOf(messages, asked)).toBeNull();
});

test('a message leads to a page of this site alone', () => {
  expect(linkOf(message())).toBe('/children/3');
  for (const link of [null, '', 'https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test'])
    expect(linkOf(message({ link }))).toBeNull();
});

test('a message that was read leaves the others as they were', () => {
  const [first, second] = [message(), message({ notif_id: 8 })];
  const read = message({ notif_id: 8, is_read: true });
  expect(withMessage([first, second], read)).toEqual([first, read]);
});

test('when all were read none is counted any more', () => {
  expect(countUnread(allRead([message(), message({ notif_id: 8 })]))).toBe(0);
});
