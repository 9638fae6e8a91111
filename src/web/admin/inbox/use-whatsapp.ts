import { useMutation } from '@tanstack/react-query';
import { mutate } from '../../app/mutations.ts';

/**
 * Opens WhatsApp with the text about a message, in a window of its own: opened at once, because browsers open none after
 * an answer has been waited for.
 */
export const useWhatsapp = () => {
  const { mutate: ask } = useMutation({
    mutationFn: ({ notifId }: { notifId: number; window: Window | null }) =>
      mutate('POST /messages/whatsapp', { body: { notif_id: notifId } }),
    onSuccess: ({ link }, { window: opened }) => {
      if (opened) opened.location.replace(link);
      else location.assign(link);
    },
    onError: (_error, { window: opened }) => opened?.close(),
  });
  return (notifId: number) => ask({ notifId, window: window.open('', '_blank') });
};
