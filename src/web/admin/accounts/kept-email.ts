import { inTabStorage } from '../../app/tab-storage.ts';

const KEY = 'kancil-invited';

/** Keeps the address of who has just answered an invitation for the sign-in, the next page: never in an address. */
export const keepEmail = (email: string): void =>
  inTabStorage((store) => store.setItem(KEY, email), undefined);

/** The address that was kept, once; else ''. */
export const takeEmail = (): string =>
  inTabStorage((store) => {
    const kept = store.getItem(KEY) ?? '';
    store.removeItem(KEY);
    return kept;
  }, '');
