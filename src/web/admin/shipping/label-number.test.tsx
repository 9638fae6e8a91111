import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LabelNumber } from './label-number.tsx';

const shown = (resi: string | null) => renderToStaticMarkup(<LabelNumber order={{ resi, order_id: 7 }} />);

test('a parcel has its number as a barcode and in letters', () => {
  expect(shown('JNE-123')).toMatch(/aria-label="JNE-123".*<rect.*<span>Resi JNE-123<\/span>/s);
  expect(shown(null)).toMatch(/aria-label="7".*<span>Pesanan 7<\/span>/s);
});

test.each(['—', 'JNE–123', 'ＪＮＥ1'])('%s stands there in letters alone, with a note (R150)', (resi) => {
  expect(shown(resi)).toBe(`<p><span>Resi ${resi}</span><span> (ketik nomornya)</span></p>`);
});
