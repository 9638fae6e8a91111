import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notification, User } from '../../../contract/objects.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Answer } from '../../frame/api.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { mutate } from '../mutations.ts';
import { apiQuery } from '../screen.ts';

type Messages = Answer<'GET /notif/{userId}'>;

/** The messages to an account. */
export const messagesQuery = (userId: number) => apiQuery('GET /notif/{userId}', { params: { userId } });

export const countUnread = (messages: readonly Notification[]): number =>
  messages.filter(({ is_read }) => !is_read).length;

/** What a message says, in the reader's language. */
export const textOf = (message: Notification, language: Language): { title: string; body: string } =>
  language === 'id'
    ? { title: message.title_indo, body: message.body_indo }
    : { title: message.title, body: message.body };

/** The message that an address names, when it is among these. */
export const messageOf = (messages: readonly Notification[], asked: string | null): Notification | null =>
  messages.find(({ notif_id }) => String(notif_id) === asked) ?? null;

/** A message leads to a page of this site and nowhere else. */
export const linkOf = ({ link }: Notification): string | null =>
  link !== null && /^\/(?![/\\])/.test(link) ? link : null;

/** The list with one message changed. */
export const withMessage = (messages: readonly Notification[], changed: Notification): Notification[] =>
  messages.map((message) => (message.notif_id === changed.notif_id ? changed : message));

/** The list when nothing in it is unread. */
export const allRead = (messages: readonly Notification[]): Notification[] =>
  messages.map((message) => ({ ...message, is_read: true }));

/** Marks all messages as read, in the list and in the number beside the menu at once. */
export const useMarkAllAsRead = (userId: number) => {
  const client = useQueryClient();
  const { queryKey } = messagesQuery(userId);
  return useMutation({
    mutationFn: () => mutate('POST /notif/mark-all'),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: () => {
      client.setQueryData<Messages>(
        queryKey,
        (known) => known && { ...known, notifications: allRead(known.notifications) },
      );
      client.setQueryData<User | null>(SESSION_KEY, (user) => user && { ...user, unread_messages: 0 });
    },
  });
};

/** Marks a message as read in the cache and on the server. A failed mark is repeated when the message is opened again. */
export const useMarkAsRead = (userId: number) => {
  const client = useQueryClient();
  const { queryKey } = messagesQuery(userId);
  return useMutation({
    mutationFn: (id: number) => mutate('GET /notif/mark/{id}', { params: { id } }),
    // Cancels running queries: their older answer would show the message as unread again.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: ({ notification }) => {
      client.setQueryData<Messages>(
        queryKey,
        (known) => known && { ...known, notifications: withMessage(known.notifications, notification) },
      );
      client.setQueryData<User | null>(
        SESSION_KEY,
        (user) => user && { ...user, unread_messages: Math.max(0, user.unread_messages - 1) },
      );
    },
  });
};
