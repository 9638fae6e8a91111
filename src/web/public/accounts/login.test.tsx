import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { defaultBrand } from '../../../i18n/brand.ts';
import { texts as en } from '../../../i18n/en/public-area.ts';
import { texts as id } from '../../../i18n/id/public-area.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { PageInfoProvider } from '../../frame/page-info.tsx';
import { loaderAt } from '../loader.test-support.ts';
import Login, { action } from './login.tsx';

const email = 'sari@example.test';
const refusal = new ApiRefusal(404, 'Account not Found', {
  error: 'account_not_found',
  closed: { on: '2026-08-10', until: '2026-09-09' },
});

/** What the page answers when its form is sent without a script, and which calls that made. */
const posted = async (fields: Record<string, string>) => {
  const { args, asked } = loaderAt('/login', {
    'POST /users/login': () => Promise.reject(refusal),
    'POST /forgot-password': () => ({ message: 'sent' }),
  });
  const request = new Request('https://kancil.test/login', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const answer = await action({ ...args, request });
  return { answer: 'data' in answer ? answer.data : null, asked };
};

const shown = (answer: unknown, language: 'en' | 'id') => {
  const info = {
    language,
    texts: { en, id }[language],
    nonce: undefined,
    publicUrl: 'https://kancil.test',
    requestId: undefined,
    brand: defaultBrand,
    CrawlerTags: () => null,
    show: async () => {},
  } as const;
  const Page = createRoutesStub([{ id: 'login', path: '*', Component: Login }]);
  return renderToStaticMarkup(
    <PageInfoProvider info={info}>
      <Page
        hydrationData={{ loaderData: { login: { script: '/script.js' } }, actionData: { login: answer } }}
      />
    </PageInfoProvider>,
  );
};

test('a family that closed its account reads at its sign-in when that was and until when the mail opens it again', async () => {
  const { answer } = await posted({ email, password: 'long-enough-1' });
  expect(shown(answer, 'en')).toContain(
    'This account was closed on 10 August 2026. The email we sent that day can open it again until 9 September 2026.',
  );
  expect(shown(answer, 'id')).toContain(
    'Akun ini ditutup pada 10 Agustus 2026. Sampai 9 September 2026, akun ini masih bisa dibuka lagi lewat email yang kami kirim hari itu.',
  );
  expect(shown(answer, 'en')).toContain('<input type="hidden" name="ask" value="reopen"/>');
});

test('that mail is sent again by the same page', async () => {
  const { answer, asked } = await posted({ email, ask: 'reopen' });
  expect(asked).toEqual([['POST /forgot-password', { body: { email } }]]);
  expect(shown(answer, 'en')).toContain(`It should reach ${email} within a few minutes`);
});
