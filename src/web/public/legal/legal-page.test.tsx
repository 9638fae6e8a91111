import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { defaultBrand } from '../../../i18n/brand.ts';
import { texts as en } from '../../../i18n/en/public-area.ts';
import { texts as id } from '../../../i18n/id/public-area.ts';
import { PageInfoProvider } from '../../frame/page-info.tsx';
import Privacy from './privacy.tsx';
import Terms from './terms.tsx';

const shown = (Component: () => React.ReactNode, language: 'en' | 'id') => {
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
  const Page = createRoutesStub([{ path: '*', Component }]);
  return renderToStaticMarkup(
    <PageInfoProvider info={info}>
      <Page />
    </PageInfoProvider>,
  );
};

test.each([
  ['en', 'until 2 years after the last day of their last year. We tell you 30 days before.'],
  ['en', 'Payments and receipts: 10 years'],
  ['en', 'within 3 x 24 hours'],
  ['en', 'Emails we have sent: 90 days.'],
  ['id', 'sampai 2 tahun setelah hari terakhir tahun belajarnya yang terakhir, dan 30 hari sebelumnya'],
  ['id', 'Pembayaran dan kuitansi: 10 tahun'],
  ['id', 'dalam 3 x 24 jam'],
] as const)('the privacy page says in %s what the rules keep: %s', (language, sentence) => {
  expect(shown(Privacy, language)).toContain(sentence);
});

test('the terms say within how many days the school answers and tells', () => {
  expect(shown(Terms, 'en')).toMatch(/answer within 7 working days[^]*tell families 30 days before/);
  expect(shown(Terms, 'id')).toMatch(/kami jawab dalam 7 hari kerja[^]*dikabari 30 hari sebelumnya/);
});

test('the privacy page says of what families send who sees it, for how long it stays and what is taken out of it (rules R185 and R186)', () => {
  const page = shown(Privacy, 'en');
  expect(page).toContain('recordings and videos of up to 3 minutes');
  expect(page).toContain('where it was taken, with what, and anything else hidden');
  expect(page).toContain('it is shown in public only if you allow that');
  expect(page).toContain('it stays with your child’s data and is erased with them');
  const inIndonesian = shown(Privacy, 'id');
  expect(inIndonesian).toContain('rekaman suara dan video sampai 3 menit');
  expect(inIndonesian).toContain(
    'Yang melihatnya hanya Anda, guru kelas langsung anak Anda, dan staf yang memimpin sekolah',
  );
});
