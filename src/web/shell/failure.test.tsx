import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { defaultBrand } from '../../i18n/brand.ts';
import { texts as admin } from '../../i18n/en/admin-area.ts';
import { texts as parent } from '../../i18n/en/parent-area.ts';
import { paths } from '../../paths.ts';
import { PageInfoProvider } from '../frame/page-info.tsx';
import { Failure } from './failure.tsx';

/** The error page that stands at this address. */
const failureAt = (path: string, texts: typeof admin | typeof parent) => {
  const info = {
    language: 'en',
    texts,
    nonce: undefined,
    publicUrl: 'http://kancil.test',
    requestId: '0123456789ab-cd',
    brand: defaultBrand,
    CrawlerTags: () => null,
    show: async () => {},
  } as const;
  const Failed = createRoutesStub([
    { id: 'screen', path: '*', ErrorBoundary: Failure, Component: () => null },
  ]);
  return renderToStaticMarkup(
    <PageInfoProvider info={info}>
      <Failed initialEntries={[path]} hydrationData={{ errors: { screen: new Error('broken') } }} />
    </PageInfoProvider>,
  );
};

test('an error page tells its number, and asks parents alone to write to the school', () => {
  const toParents = failureAt(paths.profile(), parent);
  const toStaff = failureAt(paths.adminOrders, admin);
  for (const page of [toParents, toStaff]) expect(page).toContain('<code>0123456789ab</code>');
  expect(toParents).toContain('wa.me');
  expect(toStaff).not.toContain('wa.me');
});

test('an error page leads families to the home page, and keeps staff in the back office', () => {
  expect(failureAt(paths.profile(), parent)).toContain(parent.shell.failure.home);
  expect(failureAt(paths.adminOrders, admin)).not.toContain(admin.shell.failure.home);
});
