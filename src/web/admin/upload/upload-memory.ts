import { inTabStorage } from '../../app/tab-storage.ts';

/** Which files this tab has begun to send, so that one that is chosen again after a reload goes on where it stopped. */

const keyOf = (userId: number, { name, size, lastModified }: File) =>
  `kancil-upload:${userId}:${size}:${lastModified}:${name}`;

export const rememberUpload = (userId: number, file: File, uploadId: string): void =>
  inTabStorage((store) => store.setItem(keyOf(userId, file), uploadId), undefined);

export const rememberedUpload = (userId: number, file: File): string | null =>
  inTabStorage((store) => store.getItem(keyOf(userId, file)), null);

export const forgetUpload = (userId: number, file: File): void =>
  inTabStorage((store) => store.removeItem(keyOf(userId, file)), undefined);
