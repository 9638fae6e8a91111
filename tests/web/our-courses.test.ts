import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { makeLog } from '../../src/server/platform/log.ts';
import { ApiRefusal, type Call } from '../../src/web/frame/api.ts';
import { apiContext, reportContext, todayContext } from '../../src/web/frame/context.ts';
import { handleError } from '../../src/web/entry.server.tsx';
import { action } from '../../src/web/public/our-courses/our-courses.tsx';

/** Posts the class question of a page whose calls to the API end as given, and gives back what the server logs. */
const postBirthdate = async (call: () => Promise<unknown>) => {
  const lines: string[] = [];
  const log = makeLog('trace', { write: (line) => void lines.push(line) });
  const context = new RouterContextProvider();
  context.set(apiContext, call as Call);
  context.set(todayContext, '2026-08-10');
  context.set(reportContext, (error) =>
    log.error({ err: error, requestId: '7' }, 'A page could not be made'),
  );
  const body = new URLSearchParams({ ask: 'class', birthdate: '2019-03-12' });
  const request = new Request('https://kancil.test/our-courses', { method: 'POST', body });
  const given = { request, context, params: {} };
  const error = await Promise.resolve(action(given as unknown as ActionFunctionArgs)).then(
    () => null,
    (failure: unknown) => failure,
  );
  handleError(error, given);
  return { error, logged: lines.join('') };
};

/** Read only once the birthdate has been. */
const noBatch = {
  batch: 4,
  start_date: 'no day',
  start_registration: '2026-07-01',
  end_registration: '2026-07-31',
};

test.each([
  [
    'is refused',
    () => Promise.reject(new ApiRefusal(503, 'Oops.. Something went wrong please try again later.')),
  ],
  ['breaks', () => Promise.reject(new TypeError('a bug'))],
  ['is answered but the computation after it breaks', () => Promise.resolve({ academic_years: [noBatch] })],
])('when a call %s, the child’s birthdate is neither reported nor logged', async (_, call) => {
  const { error, logged } = await postBirthdate(call);
  expect(error).toBeInstanceOf(Error);
  expect(logged).toContain('A page could not be made');
  const told = logged + JSON.stringify(error, Object.getOwnPropertyNames(error));
  for (const form of ['2019-03-12', '12 March 2019', '12 Maret 2019']) expect(told).not.toContain(form);
});
