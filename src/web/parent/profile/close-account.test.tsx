import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { SESSION_KEY } from '../../frame/session.ts';
import { sari } from '../pattern/sari.test-support.ts';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { CloseAccount } from './close-account.tsx';
import { closingQuery } from './closing-query.ts';

const shown = (names: readonly string[], language: 'en' | 'id') => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, { ...sari, first_name: 'Hendra' });
  client.setQueryData(closingQuery.queryKey, {
    code: 200,
    message: 'OK',
    children: names.map((first_name, place) => ({
      child_id: place + 1,
      first_name,
      paid_until: place === 0 ? '2027-02-28' : null,
      owed: 0,
      waits_for_kit: false,
    })),
    open_charges: 0,
    money_comes_back: false,
  });
  return shownToParents(<CloseAccount />, { client, language });
};

test('before an account is closed one question names the parent and the children', () => {
  expect(shown(['Michelle', 'Kevin'], 'id')).toContain('Tutup akun Hendra, juga untuk Michelle dan Kevin?');
  expect(shown(['Michelle', 'Kevin'], 'en')).toContain(
    'Close Hendra’s account, and Michelle and Kevin’s lessons?',
  );
  expect(shown([], 'id')).toContain('Tutup akun Hendra?');
});

test('what is paid ahead ends on the day that the page of the child says', () => {
  expect(shown(['Michelle'], 'id')).toContain('Pelajaran Michelle sudah dibayar sampai 28 Februari 2027.');
});
