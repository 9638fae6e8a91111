import type { forms as en } from '../en/forms.ts';
import type { Translated } from '../language.ts';

export const forms: Translated<typeof en> = {
  optional: (label) => `${label} (boleh dikosongkan)`,
  show: 'Tampilkan password',
  hide: 'Sembunyikan password',
  moment: 'Sebentar, ya …',
};
