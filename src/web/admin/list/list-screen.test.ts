import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { apiContext } from '../../frame/context.ts';
import type { Call } from '../../frame/api.ts';
import { apiQuery } from '../../app/screen.ts';
import { deserializeState } from '../../app/serialized-state.ts';
import { listScreen } from './list-screen.tsx';
import { parseId } from './record-id.ts';

const batches = apiQuery('GET /academic-year-admin');
const list = listScreen({
  filters: { batch: (text: string) => parseId(text) },
  filterQueries: [batches],
  query: (query, { batch: id }) =>
    id === undefined ? null : apiQuery('GET /childs/academic-year/{id}', { params: { id }, query }),
  read: ({ childs: rows, total }) => ({ rows, total }),
  rowId: 'child_id',
  remember: { as: 'children' },
});

const at = (address: string) => ({ params: {}, url: new URL(address, 'https://kancil.test') });

/** A list that needs no filter. */
const plainList = listScreen({
  query: (query) => apiQuery('GET /academic-year-admin', { query }),
  read: ({ academic_years: rows, total }) => ({ rows, total }),
  rowId: 'academic_year_id',
});

/** What the loader asks the API for a page at this address of a list that has so many rows. */
const askedAt = async (address: string, total = 30, { loader }: Pick<typeof list, 'loader'> = list) => {
  const asked: unknown[][] = [];
  const context = new RouterContextProvider();
  context.set(apiContext, (async (...call: unknown[]) => {
    asked.push(call);
    return { code: 200, message: '', childs: [], academic_years: [], total };
  }) as unknown as Call);
  const { dehydrated } = await loader({ ...at(address), context } as unknown as LoaderFunctionArgs);
  return { asked, keys: deserializeState(dehydrated).queries.map(({ queryKey }) => queryKey) };
};

describe('the page of a list comes complete from the server', () => {
  test('with the rows of the search, the filter and the page that its address names', async () => {
    const { asked, keys } = await askedAt('/admin/childs?q=%20bint%20hand&batch=7&page=3');
    const page = { params: { id: 7 }, query: { q: 'bint hand', page: 3, size: 10 } };
    expect(asked).toEqual([
      ['GET /academic-year-admin', {}],
      ['GET /childs/academic-year/{id}', page],
    ]);
    // The browser looks for them under the same keys.
    expect(keys).toEqual([batches.queryKey, ['GET /childs/academic-year/{id}', page]]);
  });

  test('without rows while a filter must be chosen first', async () => {
    for (const address of ['/admin/childs', '/admin/childs?batch=seven&q=bint'])
      expect((await askedAt(address)).asked, address).toEqual([['GET /academic-year-admin', {}]]);
  });

  test('at the last page where its address names one beyond it', async () => {
    const ledTo = (address: string, total: number, which?: Pick<typeof list, 'loader'>) =>
      askedAt(address, total, which).catch((thrown: Response) => thrown.headers.get('location'));
    expect(await ledTo('/admin/childs?batch=7&page=9&child=5', 21)).toBe(
      '/admin/childs?batch=7&page=3&child=5',
    );
    expect(await ledTo('/admin/childs?batch=7&page=2', 10)).toBe('/admin/childs?batch=7');
    expect(await ledTo('/admin/childs?batch=7&page=3', 21)).toHaveProperty('asked');
    // The address without a query stands for the list as the tab has left it.
    expect(await ledTo('/admin/batchs?page=9', 10, plainList)).toBe('/admin/batchs?page=1');
  });
});

describe('in the browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('another search, filter or page is no navigation; another screen is', () => {
    const revalidates = (from: string, to: string) =>
      list.shouldRevalidate({ currentUrl: at(from).url, nextUrl: at(to).url } as never);
    expect(revalidates('/admin/childs', '/admin/childs?q=bint&batch=7&page=2')).toBe(false);
    expect(revalidates('/admin/childs', '/admin/orders')).toBe(true);
  });

  test('a list that was left with filters is found with them again', async () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'children' ? 'batch=7' : null) });
    const answer = (await list
      .clientLoader({ ...at('/admin/childs'), request: new AbortController() })
      .catch((thrown: unknown) => thrown)) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/childs?batch=7']);
  });

  test('a list that was left at something deleted since is found without it, an address that names it is not', async () => {
    const kept = new Map([['kancil-list:/admin/childs', 'batch=7']]);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    });
    const gone = { code: 404, message: '', error: 'not_found' };
    vi.stubGlobal('fetch', async () => Response.json(gone, { status: 404 }));
    const visit = (address: string) =>
      list
        .clientLoader({ ...at(address), request: new AbortController() })
        .catch((thrown: Response | { init: ResponseInit }) =>
          thrown instanceof Response ? thrown.headers.get('location') : thrown.init.status,
        );
    expect(await visit('/admin/childs?batch=8')).toBe(404);
    expect(await visit('/admin/childs?batch=7')).toBe('/admin/childs');
    expect(await visit('/admin/childs?batch=7')).toBe(404);
  });
});
