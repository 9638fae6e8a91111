import { type Courier, couriers } from './couriers.ts';

/** Most letters of a courier's tracking number. */
export const maxResiLetters = 60;

/**
 * Whether a text may be a courier's tracking number: letters, digits, spaces and what stands between them. What is copied from
 * elsewhere may look alike and hold other signs, such as a long dash, which no search and no barcode takes for the short one (rule R150).
 */
export const mayBeResi = (text: string): boolean => /^[A-Za-z0-9 .,:;/_#+()*-]*$/.test(text);

/** Whether a text can be a barcode of Code 128 as it stands: one that leaves signs out would name another parcel (rule R150). */
export const canBeBarcode = (text: string): boolean => /^[\u0020-\u007e]{1,60}$/.test(text);

/** How the couriers number their parcels today. */
const forms: Readonly<Record<Courier, RegExp>> = {
  jne: /^(JNE\d{8,}|\d{15,16})$/i,
  pos: /^(P\d{13}|[A-Z]{2}\d{9}ID)$/i,
  tiki: /^\d{12}$/,
};

/** Whose form a tracking number has; null: that of none, which is asked about and not refused, because couriers invent new ones (rule R164). */
export const courierOfResi = (resi: string): Courier | null => {
  const plain = resi.replaceAll(/[ .-]/g, '');
  return couriers.find((courier) => forms[courier].test(plain)) ?? null;
};
