/** The longest reference that a code may hold. */
const REFERENCE = 25;

/** One field of a merchant's code (EMV QRCPS): two digits of name, two of length, the text. */
const field = (name: string, text: string) => `${name}${String(text.length).padStart(2, '0')}${text}`;

/**
 * What a QRIS code of this size says, with our own name where the acquirer's would stand, so that no real wallet takes
 * it for money.
 */
export const sandboxQrText = ({ orderId, gross }: { orderId: string; gross: number }): string => {
  const fields = [
    field('00', '01'),
    // A code for one payment.
    field('01', '12'),
    field('26', field('00', 'ID.KANCIL.SANDBOX') + field('01', 'DEMO')),
    field('52', '8299'),
    field('53', '360'),
    field('54', String(gross)),
    field('58', 'ID'),
    field('59', 'KANCIL ENGLISH SANDBOX'),
    field('60', 'GARUT'),
    field('62', field('05', orderId.slice(0, REFERENCE))),
    '6304',
  ].join('');
  return fields + checksum(fields);
};

/** The reference in such a code: the order, of which long ones are cut. Null when the text is none. */
export const referenceIn = (code: string): string | null => {
  const [, length = '', rest = ''] = /62\d{2}05(\d{2})(.*)6304[\dA-F]{4}$/.exec(code) ?? [];
  return rest.length === Number(length) ? rest || null : null;
};

/** CRC-16/CCITT-FALSE, as EMV asks for. */
export const checksum = (text: string) => {
  let crc = 0xff_ff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};
