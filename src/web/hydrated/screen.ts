import { type DehydratedState, QueryClient, dehydrate } from '@tanstack/react-query';
import { type LoaderFunctionArgs, type Params, data, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { type Answer, type Call, type CallKey, type Input, call, isRefusedAs } from '../frame/api.ts';
import { apiContext } from '../frame/context.ts';
import { queryClient } from './query.ts';
import { returnCookie } from '../frame/return-path.ts';

/** A question to the API that TanStack Query keeps under the call's own name and input. */
export interface Ask<Key extends CallKey = CallKey> {
  queryKey: readonly [key: Key, input: object];
  queryFn: () => Promise<Answer<Key>>;
}

type Given<Key extends CallKey> = object extends Input<Key> ? [input?: Input<Key>] : [input: Input<Key>];

/** `useQuery(ask('GET /childs/{id}', { params: { id } }))` */
export const ask = <Key extends CallKey>(key: Key, ...[input]: Given<Key>): Ask<Key> => ({
  queryKey: [key, input ?? {}],
  queryFn: () => askWith(call, key, input ?? {}),
});

const askWith = <Key extends CallKey>(by: Call, key: Key, input: object) =>
  (by as (key: Key, input: object) => Promise<Answer<Key>>)(key, input);

/** What a screen needs, told by its address. */
export type ScreenQueries = (at: {
  params: Params;
  url: URL;
}) => readonly Pick<Ask, 'queryKey' | 'queryFn'>[];

/** Makes a failed question the page's answer: absent is 404, a lost session leads to the sign-in. */
const throwAsPage = (error: unknown, url: URL): never => {
  if (isRefusedAs(error, 'not_signed_in')) {
    const cookie = returnCookie(paths.login, url.pathname + url.search);
    throw redirect(paths.login, cookie === null ? {} : { headers: { 'set-cookie': cookie } });
  }
  if (isRefusedAs(error, 'not_found', 'not_allowed')) throw data(null, { status: 404 });
  throw error;
};

export interface LoaderOptions {
  /** Parts that say themselves that they are loading or lost: nobody waits for them in the browser. */
  parts?: ScreenQueries;
  /** Looks at the answers, and throws when what the address names is not among them. */
  check?: (known: QueryClient, at: { params: Params; url: URL }) => void;
  /** Asks on every arrival in the browser: for lists, and for forms, which keep what they begin with. */
  fresh?: boolean;
}

/**
 * A screen lists its questions once; both loaders are made of that list:
 *
 * ```tsx
 * const queries: ScreenQueries = ({ params }) => [ask('GET /childs/{id}', { params: { id: Number(params.childId) } })];
 * export const loader = prefetch(queries);        // on the server: asks in process, the page comes complete
 * export const clientLoader = ensure(queries);    // in the browser: asks only what it does not know yet
 *
 * export default function ChildScreen({ params }: Route.ComponentProps) {
 *   const { data } = useSuspenseQuery(ask('GET /childs/{id}', { params: { id: Number(params.childId) } }));
 *   return <h1>{data.childs.first_name}</h1>;
 * }
 * ```
 */
export const prefetch =
  (queries: ScreenQueries, { parts, check }: LoaderOptions = {}) =>
  async ({ params, url, context }: LoaderFunctionArgs): Promise<{ dehydrated: DehydratedState }> => {
    const client = new QueryClient();
    const by = context.get(apiContext);
    const inProcess = ({ queryKey }: Pick<Ask, 'queryKey'>) => ({
      queryKey,
      queryFn: () => askWith(by, ...queryKey),
    });
    const answers = queries({ params, url }).map((query) => client.fetchQuery(inProcess(query)));
    const besides = (parts?.({ params, url }) ?? []).map((query) => client.prefetchQuery(inProcess(query)));
    await Promise.all(answers).catch((error: unknown) => throwAsPage(error, url));
    await Promise.all(besides);
    check?.(client, { params, url });
    return { dehydrated: dehydrate(client) };
  };

export const ensure =
  (queries: ScreenQueries, { check, fresh = false }: LoaderOptions = {}) =>
  async ({ params, url }: { params: Params; url: URL }): Promise<null> => {
    const client = queryClient();
    const answers = queries({ params, url }).map((query) =>
      fresh ? client.fetchQuery({ ...query, staleTime: 0 }) : client.ensureQueryData(query),
    );
    await Promise.all(answers).catch((error: unknown) => throwAsPage(error, url));
    check?.(client, { params, url });
    return null;
  };
