import { expect, test } from 'vitest';
import { checksum, sandboxQrText } from './sandbox-qr.ts';

test('the checksum is that of a QRIS code in circulation', () => {
  const code =
    '00020101021226620014COM.GO-JEK.WWW011993600914302889878270210G0288987820303UMI51440014ID.CO.QRIS.WWW0215AID7111686201870303UMI5204352953033605802ID5911Citra Media6006MALANG61056512654101000000.006247503652ffe6e8-ff5f-4df4-b6f2-5a6f36f926f60703A0163047EE4';
  expect(checksum(code.slice(0, -4))).toBe('7EE4');
});

test('a code names the amount and the order, and no bank that a wallet could pay', () => {
  const text = sandboxQrText({ orderId: 'KE-1', gross: 275_000 });
  expect(text).toContain('5406275000');
  expect(text).toContain('62080504KE-1');
  expect(text).toContain('0017ID.KANCIL.SANDBOX');
  expect(checksum(text.slice(0, -4))).toBe(text.slice(-4));
});
