import type { billLines as english } from '../en/bill-lines.ts';
import type { Translated } from '../language.ts';

export const billLines: Translated<typeof english> = {
  interval: (term) => `Kursus, ${term}`,
  delivery: (courier) => `Ongkos kirim ${courier}`,
};
