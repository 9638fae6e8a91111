import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Consent } from '../../../contract/objects.ts';
import { consentKinds } from '../../../domain/accounts/consent.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { sari } from '../pattern/sari.test-support.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { consentsQuery } from './child-query.ts';
import { ConsentSettings } from './consent-settings.tsx';

const answered: Consent[] = consentKinds.map((kind) => ({
  child_id: 7,
  kind,
  given: kind === 'learning' || kind === 'recording_kept',
  text_version: 1,
  language: 'EN',
  said_at: '2026-12-01T20:00:00.000Z',
}));

const shown = (consents: Consent[], language: 'en' | 'id') => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, sari);
  client.setQueryData(consentsQuery.queryKey, { consents, code: 200, message: '' });
  return shownToParents(<ConsentSettings childId={7} name="Alya" />, { client, language });
};

test('each question says what it means, since when it is answered, and of which day its text is', () => {
  const page = shown(answered, 'en');
  expect(page).toContain('What you allow for Alya Five questions, each with a switch.');
  expect(page).toContain(
    'If you switch it off, the ones we have are deleted. Allowed since 2 December 2026. This text has held since 28 November 2026.',
  );
  expect(page).toContain('Not allowed: that is your answer of 2 December 2026.');
  expect(page.match(/This text has held since/g)).toHaveLength(5);
  expect(shown(answered, 'id')).toContain(
    'Diizinkan sejak 2 Desember 2026. Isi izin ini berlaku sejak 28 November 2026.',
  );
});

test('the question about learning says that withdrawing it means closing the account, and leads there', () => {
  expect(shown(answered, 'en')).toMatch(
    /withdrawing it means closing the account\..*See what closing the account means/,
  );
  expect(shown(answered, 'id')).toMatch(/mencabutnya berarti menutup akun\..*Lihat apa artinya menutup akun/);
});

test('learning is always on, and what takes work down asks first', () => {
  expect(shown(answered, 'en')).toContain('lessons and test results. always on');
  expect(shown(answered, 'id')).toContain('selalu aktif');
  expect(shown(answered, 'en')).toContain('Stop showing Alya in public? What is on the website comes down');
});

test('what nobody was asked is not allowed, and says so', () => {
  const one = answered.map((said) =>
    said.kind === 'certificate_page' ? { ...said, text_version: null, language: null, said_at: null } : said,
  );
  expect(shown(one, 'en')).toContain(
    'Not allowed: you have not answered this yet. This text has held since 28 November 2026.',
  );
});
