import { setTimeout as wait } from 'node:timers/promises';

/** A busy server may hang up on an idle connection just when it is used again: each call has its own. */
export const closeConnection = { connection: 'close' };

export const json = (body: unknown, cookie?: string | null): RequestInit => ({
  method: 'POST',
  headers: { ...closeConnection, 'content-type': 'application/json', ...(cookie && { cookie }) },
  body: JSON.stringify(body),
});

export const expectStatus = async (answer: Response, status: number) => {
  if (answer.status !== status)
    throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};

export const signIn = async (url: string, email: string, password: string, type = 2) =>
  fetch(`${url}/api/v1/users/login`, json({ email, password, type }));

export const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** The mails of the demo's outbox to an address, the newest first. */
export const mailsTo = async (url: string, email: string) => {
  const outbox = await fetch(`${url}/sandbox/outbox.json?to=${encodeURIComponent(email)}`, {
    headers: closeConnection,
  });
  return ((await outbox.json()) as { messages: { text: string }[] }).messages;
};

/** Presses the button of the page that the school's letter leads to, as soon as it has come. */
export const activate = async (url: string, email: string) => {
  let mails = await mailsTo(url, email);
  // A server that serves visitors alone has its letters sent by a worker.
  for (let looks = 0; looks < 400 && mails.length === 0; looks += 1) {
    await wait(50);
    mails = await mailsTo(url, email);
  }
  const [, token = ''] = /activate-account\?token=(\S+)/.exec(mails[0]?.text ?? '') ?? [];
  await expectStatus(await fetch(`${url}/api/v1/users/activate`, json({ token })), 200);
};
