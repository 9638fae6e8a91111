import { useMutation, useQuery } from '@tanstack/react-query';
import type { ToldMessage } from '../../../contract/inbox.ts';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { Button } from '../../ui/app/button.tsx';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { CopyButton } from '../list/copy-button.tsx';
import factStyles from '../list/panel-facts.module.css';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import styles from './message-preview.module.css';

interface Props {
  /** null while no dialog is open */
  message: ToldMessage | null;
  onClose: () => void;
}

/** The text about a message, to be read before WhatsApp opens with it. */
export const WhatsappDialog = ({ message, onClose }: Props) => {
  const { messages, close } = useTexts().admin;
  return (
    <OfficeDialog opened={message !== null} title={messages.whatsappText} close={close} onClose={onClose}>
      {message && (
        <div className={formStyles.dialog}>
          <p className={formStyles.subject}>{message.family.name}</p>
          <WhatsappPreview message={message} />
        </div>
      )}
    </OfficeDialog>
  );
};

export const WhatsappPreview = ({ message }: { message: ToldMessage }) => {
  const { messages } = useTexts().admin;
  const { data, error } = useQuery(
    apiQuery('GET /messages/{id}/preview', { params: { id: message.notif_id } }),
  );
  if (!data) return <p role="status">{error ? messages.failed : messages.loading}</p>;
  return <WhatsappText text={data.preview.whatsapp} notifId={message.notif_id} />;
};

/** The text for WhatsApp with what can be done with it; without `notifId` it is an example. */
export const WhatsappText = ({ text, notifId = null }: { text: string; notifId?: number | null }) => {
  const { messages } = useTexts().admin;
  const openWhatsapp = useWhatsapp();
  return (
    <>
      <p className={styles.text}>{text}</p>
      {notifId !== null && <p>{messages.whatsappNote}</p>}
      <div className={factStyles.ways}>
        <CopyButton text={text} label={messages.copyWhatsapp} />
        {notifId !== null && <Button onClick={() => openWhatsapp(notifId)}>{messages.openWhatsapp}</Button>}
      </div>
    </>
  );
};

/**
 * Opens WhatsApp with the text about a message, in a window of its own: opened at once, because browsers open none after
 * an answer has been waited for.
 */
const useWhatsapp = () => {
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
