import { inTabStorage } from '../../app/tab-storage.ts';

const KEY = 'kancil-sign-up';

/** What is typed into the sign-up form, without its passwords, which are never kept. */
type SignUpDraft = Readonly<Record<string, string>>;

const neverKept = ['password', 'password_confirmation'];

/** Keeps it in this tab over a reload; other tabs do not see it, and it goes with the tab. */
export const keepSignUp = (values: SignUpDraft): void => {
  const kept = Object.entries(values).filter(([name, value]) => value !== '' && !neverKept.includes(name));
  inTabStorage(
    (store) =>
      kept.length === 0
        ? store.removeItem(KEY)
        : store.setItem(KEY, JSON.stringify(Object.fromEntries(kept))),
    undefined,
  );
};

export const dropSignUp = (): void => inTabStorage((store) => store.removeItem(KEY), undefined);

/** What was typed before, of the fields that `empty` has and that hold nothing there; null when there is nothing. */
export const readSignUp = (empty: SignUpDraft): SignUpDraft | null =>
  inTabStorage((store) => {
    const draft: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const usable = Object.entries(draft).filter(
      ([name, value]) => typeof value === 'string' && empty[name] === '' && !neverKept.includes(name),
    );
    return usable.length === 0 ? null : (Object.fromEntries(usable) as SignUpDraft);
  }, null);
