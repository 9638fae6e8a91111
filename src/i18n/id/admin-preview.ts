import type * as en from '../en/admin-preview.ts';
import type { Translated } from '../language.ts';

export const preview: Translated<typeof en.preview> = {
  title: 'Pratinjau',
  note: 'Seperti yang akan dilihat pengunjung.',
  language: 'Bahasa pratinjau',
  languages: { en: 'EN', id: 'ID' },
};
