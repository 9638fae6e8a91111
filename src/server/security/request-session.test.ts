import { expect, test } from 'vitest';
import { type TestSchool, testSchool } from '../../../tests/support/school.ts';

const school = await testSchool();

test('a call is answered in the language of the page that makes it, whatever account and browser say', async () => {
  const admin = await school.admin();
  const missing = async (who: Pick<TestSchool, 'call'>, headers: Record<string, string>) =>
    (await who.call('GET', '/order/999999', { headers })).body.message;
  const shownIn = (language: string) => ({ 'kancil-language': language, 'accept-language': 'en' });
  expect(await missing(admin, shownIn('id'))).toBe('Tidak ditemukan');
  expect(await missing(admin, shownIn('en'))).toBe('Not found');
  expect(await missing(admin, shownIn('fr'))).toBe('Not found');
  expect(await missing(school, shownIn('id'))).toBe('Masuk dulu, ya');
});
