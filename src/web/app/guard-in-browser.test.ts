import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { SESSION_KEY } from '../frame/session.ts';
import { guardInBrowser } from './guard-in-browser.ts';
import { queryClient } from './query.ts';

const admin = { user_id: 7, status: 1, role: 'owner' };
/** Ends the session check: with whoever is signed in, or with null for nobody. */
let answer: (user: object | null) => void;
beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { pathname: paths.adminOrders });
  const asked = new Promise<Response>((resolve) => {
    answer = (users) =>
      resolve(
        users
          ? Response.json({ code: 200, message: '', users })
          : Response.json({ code: 401, message: '', error: 'not_signed_in' }, { status: 401 }),
      );
  });
  vi.stubGlobal('fetch', vi.fn().mockReturnValue(asked));
});
afterEach(() => vi.unstubAllGlobals());

/** Goes to a screen after this account was the last that was signed in. */
const goTo = (path: string, lastUser: object | null) => {
  queryClient().setQueryData(SESSION_KEY, lastUser);
  const load = vi.fn().mockResolvedValue('the screen');
  const url = new URL(path, 'http://kancil.test');
  const to = Promise.resolve(guardInBrowser({ url } as Parameters<typeof guardInBrowser>[0], load));
  return { load, to: to.catch((thrown: Response) => thrown.headers.get('location')) };
};

test('a screen is loaded while the session is being checked', async () => {
  const { load, to } = goTo(paths.adminBatches, admin);
  expect(load).toHaveBeenCalledTimes(1);
  answer(admin);
  expect(await to).toBe('the screen');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was loaded meanwhile is not shown when the session has ended', async () => {
  const ended = goTo(paths.adminBatches, admin);
  answer(null);
  expect(await ended.to).toBe(paths.adminLogin);
});

test('what was loaded meanwhile is not shown to another account', async () => {
  const { to } = goTo(paths.adminBatches, admin);
  answer({ ...admin, user_id: 8 });
  expect(await to).toBe(paths.adminBatches);
});

test('with another role a new document is loaded, so that nothing of the former one stays', async () => {
  const { to } = goTo(paths.adminBatches, admin);
  answer({ ...admin, role: 'clerk' });
  expect(await to).toBe(paths.adminBatches);
});

test('who may not see a screen is led to the own first one, in the language asked for, and hears whom it is for', async () => {
  const clerk = { ...admin, role: 'clerk' };
  const { load, to } = goTo(`${paths.adminSettings}?lang=id`, clerk);
  answer(clerk);
  expect(await to).toBe(`${paths.adminOrders}?lang=id`);
  expect(load).not.toHaveBeenCalled();
  expect(document.cookie).toContain('kancil_kept_for=owner;');
});

test.each([null, { ...admin, second_factor_due: true }])(
  'nothing is loaded ahead of the check for whom the screen is not: %j',
  async (lastUser) => {
    const { load, to } = goTo(paths.adminBatches, lastUser);
    expect(load).not.toHaveBeenCalled();
    answer(admin);
    expect(await to).toBe('the screen');
  },
);
