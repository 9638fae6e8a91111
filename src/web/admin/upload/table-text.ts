/**
 * What a table's file says. Spreadsheets write it as UTF-8, as UTF-16 ("Unicode text"), or as Windows letters, which are no UTF-8
 * where a name has an accent.
 */
export const textOf = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
