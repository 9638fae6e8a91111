const KEY = 'kancil-invited';

/** Keeps the address of who has just answered an invitation for the sign-in, the next page: never in an address. */
export const keepEmail = (email: string): void => {
  // Session storage may be blocked: then the address is typed.
  try {
    sessionStorage.setItem(KEY, email);
  } catch {}
};

/** The address that was kept, once; else ''. */
export const takeEmail = (): string => {
  try {
    const kept = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return '';
  }
};
