/** Which files this tab has begun to send, so that one that is chosen again after a reload goes on where it stopped. */

const keyOf = (userId: number, { name, size, lastModified }: File) =>
  `kancil-upload:${userId}:${size}:${lastModified}:${name}`;

/** Storage may be blocked or full: then an upload begins anew after a reload. */
const quietly = <Value>(what: (store: Storage) => Value, otherwise: Value): Value => {
  try {
    return what(sessionStorage);
  } catch {
    return otherwise;
  }
};

export const rememberUpload = (userId: number, file: File, uploadId: string): void =>
  quietly((store) => store.setItem(keyOf(userId, file), uploadId), undefined);

export const rememberedUpload = (userId: number, file: File): string | null =>
  quietly((store) => store.getItem(keyOf(userId, file)), null);

export const forgetUpload = (userId: number, file: File): void =>
  quietly((store) => store.removeItem(keyOf(userId, file)), undefined);
