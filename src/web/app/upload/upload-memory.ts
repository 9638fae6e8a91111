import { inTabStorage } from '../tab-storage.ts';

/** Which files this tab has begun to send, so that one that is chosen again after a reload goes on where it stopped: by the account that sends it, or what it sends it for. */

const keyOf = (owner: number | string, { name, size, lastModified }: File) =>
  `kancil-upload:${owner}:${size}:${lastModified}:${name}`;

export const rememberUpload = (owner: number | string, file: File, uploadId: string): void =>
  inTabStorage((store) => store.setItem(keyOf(owner, file), uploadId), undefined);

export const rememberedUpload = (owner: number | string, file: File): string | null =>
  inTabStorage((store) => store.getItem(keyOf(owner, file)), null);

export const forgetUpload = (owner: number | string, file: File): void =>
  inTabStorage((store) => store.removeItem(keyOf(owner, file)), undefined);
