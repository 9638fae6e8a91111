import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { MessagePreview, ToldMessage } from '../../../contract/inbox.ts';
import { apiQuery } from '../../app/screen.ts';
import { shownToStaff, wordsOf } from '../list/shown-to-staff.test-support.tsx';
import { WhatsappPreview, WhatsappText } from './whatsapp-dialog.tsx';

const message = { notif_id: 7 } as ToldMessage;
const preview = { whatsapp: 'Halo Bu Sari,\nAda kabar tentang Alya.' } as MessagePreview;

test('staff read the text about a message before WhatsApp opens with it, and may copy it (rule R174)', () => {
  const client = new QueryClient();
  const { queryKey } = apiQuery('GET /messages/{id}/preview', { params: { id: 7 } });
  client.setQueryData(queryKey, { preview, code: 200, message: '' });
  expect(wordsOf(shownToStaff(<WhatsappPreview message={message} />, client))).toBe(
    'Halo Bu Sari, Ada kabar tentang Alya. WhatsApp opens with this text for you to send. Nothing goes out by itself. Copy text Open WhatsApp',
  );
});

test('WhatsApp is not opened before its text is there, nor with an example', () => {
  expect(wordsOf(shownToStaff(<WhatsappPreview message={message} />))).toBe('Loading …');
  expect(wordsOf(shownToStaff(<WhatsappText text="Halo" />))).toBe('Halo Copy text');
});
