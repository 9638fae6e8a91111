import { DEMO_PASSWORD, demoAdmin } from '../src/demo/people.ts';

/** Signs somebody of the demo school in. @returns the cookie to send along */
export const signInTo = async (url: string, email: string): Promise<string> => {
  const login = await fetch(`${url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, type: email === demoAdmin.email ? 1 : 2 }),
  });
  return (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
};
