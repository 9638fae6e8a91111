import { expect, test } from 'vitest';
import { defaultBrand } from '../../i18n/brand.ts';
import { brandContext } from '../frame/context.ts';
import { loaderAt } from './loader.test-support.ts';
import { loader } from './web-manifest.ts';

test('the installed site has the name of the school, and describes itself in the words of the home page', async () => {
  const { args } = loaderAt('/site.webmanifest', {});
  (args.context as { set: (key: unknown, value: object) => void }).set(brandContext, {
    ...defaultBrand,
    name: 'Rusa School',
  });
  const answer = loader(args);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(await answer.json()).toMatchObject({
    name: 'Rusa School',
    short_name: 'Rusa',
    description: 'English course for children aged 6 to 13 · Kursus bahasa Inggris untuk anak 6–13 tahun',
    start_url: '/',
  });
});
