import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { PASSWORD, registration } from '../../tests/support/registration.ts';
import { DEMO_PASSWORD, demoAdmin } from '../../src/demo/people.ts';
import { addDays, dayInJakarta, startOfDay, weekday } from '../../src/domain/values/calendar-date.ts';
import { expect } from './test.ts';

/** The school's time, which the worker's other journeys may have moved. */
export const schoolTime = async (request: APIRequestContext): Promise<Date> => {
  const { now } = (await (await request.get('/sandbox/clock')).json()) as { now: string };
  return new Date(now);
};

/** Moves the school's clock to this instant and waits for what falls due. */
export const moveTo = async (request: APIRequestContext, instant: Date) => {
  const data = { now: instant.toISOString() };
  // On the way each thing falls due at its own time: some hundreds in a year.
  const moved = await request.post('/sandbox/clock', { data, timeout: 300_000 });
  expect(moved.ok(), await moved.text()).toBe(true);
};

/** The Monday that comes next, in Indonesia. */
export const nextMonday = (now: Date) => {
  const today = dayInJakarta(now);
  return addDays(today, 8 - weekday(today));
};
export const morningOf = (day: ReturnType<typeof nextMonday>) =>
  new Date(startOfDay(day).getTime() + 8 * 60 * 60 * 1000);

/** Posts to the API as whoever is signed in. */
export const call = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(`/api/v1${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
};

/** A family with an activated account, signed in nowhere yet. */
export const registerFamily = async (request: APIRequestContext, email: string, locale: 'EN' | 'ID') => {
  await call(request, '/users/register', registration(email, { locale }));
  const token = async () => {
    const { messages } = (await (
      await request.get(`/sandbox/outbox.json?to=${encodeURIComponent(email)}`)
    ).json()) as { messages: { text: string }[] };
    return /activate-account\?token=(\S+)/.exec(messages[0]?.text ?? '')?.[1] ?? null;
  };
  await expect.poll(token).not.toBeNull();
  await call(request, '/users/activate', { token: await token() });
};

/** Signs in and adds children by name and birthdate. @returns their ids in order */
export const addChildren = async (
  request: APIRequestContext,
  email: string,
  children: readonly { first_name: string; birthdate: string }[],
): Promise<number[]> => {
  await call(request, '/users/login', { email, password: PASSWORD });
  const ids: number[] = [];
  for (const child of children) {
    const answer = await request.post('/api/v1/users/register-child', {
      multipart: { ...child, last_name: 'Kartika', gender: 'FEMALE', consents: 'learning' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    ids.push(((await answer.json()) as { childs: { child_id: number } }).childs.child_id);
  }
  return ids;
};

export const signInAsStaff = (request: APIRequestContext) =>
  call(request, '/users/login', { email: demoAdmin.email, password: DEMO_PASSWORD, type: 1 });
/** Leaves the page first: one of a signed-in visitor notices that its session is over, and would go to sign in by itself. */
export const forgetSession = async (page: Page) => {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'kancil_session' });
};

export const signInAsParent = (request: APIRequestContext, email: string) =>
  call(request, '/users/login', { email, password: PASSWORD });

/** A short video as staff have it on their disk. */
export const lessonVideo = async () => ({
  name: 'greetings.mp4',
  mimeType: 'video/mp4',
  buffer: await readFile(new URL('../../src/demo/videos/unit-1.mp4', import.meta.url)),
});

/** Begins to buy a child's first year by QRIS; who is signed in is the child's parent. @returns the order's id */
export const openCharge = async (request: APIRequestContext, childId: number) => {
  const read = async (path: string) => (await request.get(`/api/v1${path}`)).json() as Promise<never>;
  const { settings } = (await read('/payment/price-list')) as {
    settings: { setting_id: number; setting_key: string }[];
  };
  const { academic_years } = (await read('/academic-year')) as {
    academic_years: { academic_year_id: number; start_date: string }[];
  };
  const [latest] = academic_years.toSorted((a, b) => b.start_date.localeCompare(a.start_date));
  const charged = await call(request, '/payment/first-payment', {
    payment_type: 'gopay',
    child_id: childId,
    term: 2,
    price_id: settings.find(({ setting_key }) => setting_key === 'interval_2')?.setting_id,
    grade: 2,
    academic_year_id: latest?.academic_year_id,
    courier: 'jne',
  });
  return String(charged['order_id']);
};
