import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/people.ts';
import { signInAsStaff } from './school.ts';
import { expect } from './test.ts';

type Language = 'en' | 'id';

interface Message {
  notif_id: number;
  title: string;
  title_indo: string;
  body: string;
  body_indo: string;
  is_read: boolean;
}
interface Payment {
  order_id: string;
  gross_amount: number;
  payment_status: 'SUCCESS' | 'PENDING' | 'FAILED';
  bill_key: string | null;
  get_billing: { billing_id: number | null } | null;
  get_child: { child_id: number; first_name: string };
}
interface Account {
  userId: number;
  /** child ids by first name */
  children: ReadonlyMap<string, number>;
}

/** An answer of the API; a refusal fails the test. */
export const read = async <Reply>(request: APIRequestContext, path: string) => {
  const answer = await request.get(`/api/v1${path}`);
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Reply;
};

/** The account's own language is that of the project, whatever it was before. */
const speak = async (request: APIRequestContext, userId: number, language: Language) => {
  const data = { user_id: userId, locale: language.toUpperCase() };
  expect((await request.post('/api/v1/users/update-locale', { data })).ok()).toBe(true);
};

export const whoIsSignedIn = async (request: APIRequestContext): Promise<Account> => {
  const { users } = await read<{
    users: { user_id: number; join_childs: { child_id: number; first_name: string }[] };
  }>(request, '/users/session');
  return {
    userId: users.user_id,
    children: new Map(users.join_childs.map(({ child_id, first_name }) => [first_name, child_id])),
  };
};

/** Signs in a parent of the demo school; with a language, it is the account's from now on. */
export const signInAs = async (request: APIRequestContext, email: string, language?: Language) => {
  const signedIn = await request.post('/api/v1/users/login', { data: { email, password: DEMO_PASSWORD } });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  const account = await whoIsSignedIn(request);
  if (language) await speak(request, account.userId, language);
  return account;
};

/** Signs in the demo school's admin, in this language from now on. */
export const signInAsAdmin = async (request: APIRequestContext, language: Language) => {
  await signInAsStaff(request);
  const account = await whoIsSignedIn(request);
  await speak(request, account.userId, language);
  return account;
};

export const messagesOf = async (request: APIRequestContext, userId: number) =>
  (await read<{ notifications: Message[] }>(request, `/notif/${userId}`)).notifications;
export const isUnread = ({ is_read }: Message) => !is_read;

export const paymentsOf = async (request: APIRequestContext, userId: number) =>
  (await read<{ payments: Payment[] }>(request, `/billing/childs/${userId}`)).payments;

/** The lesson that this child may watch now. */
export const lessonOf = async (request: APIRequestContext, childId: number) => {
  const { current_course } = await read<{
    current_course: { child_course: { course_id: number } } | null;
  }>(request, `/course/child-course/${childId}`);
  if (!current_course) throw new Error(`child ${childId} has no lesson to watch`);
  return current_course.child_course.course_id;
};

/** A tracking number in the form of the courier, which is asked about nowhere. */
export const resiOf = (courier: string, number: number) => {
  const forms: Record<string, [string, number]> = { jne: ['JNE', 8], pos: ['P', 13], tiki: ['', 12] };
  const [letters, digits] = forms[courier] ?? ['', 1];
  return `${letters}${String(number).padStart(digits, '0')}`;
};
