import { QueryClient, dehydrate } from '@tanstack/react-query';
import { type LoaderFunctionArgs, type Params, data, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import {
  type Answer,
  type Call,
  type CallKey,
  type CallOptions,
  type Input,
  call,
  isRefusedAs,
} from '../frame/api.ts';
import { apiContext } from '../frame/context.ts';
import { untilReached } from './connection.ts';
import { queryClient } from './query.ts';
import { returnCookie } from '../frame/return-path.ts';
import { type SerializedState, serializeState } from './serialized-state.ts';

/** A query of TanStack Query: a call of the API, cached by its key and input. */
export interface ApiQuery<Key extends CallKey = CallKey> {
  queryKey: readonly [key: Key, input: object];
  queryFn: () => Promise<Answer<Key>>;
}

type InputArgument<Key extends CallKey> =
  object extends Input<Key> ? [input?: Input<Key>] : [input: Input<Key>];

/** `useQuery(apiQuery('GET /childs/{id}', { params: { id } }))` */
export const apiQuery = <Key extends CallKey>(key: Key, ...[input]: InputArgument<Key>): ApiQuery<Key> => ({
  queryKey: [key, input ?? {}],
  queryFn: () => fetchWith(call, key, input ?? {}),
});

/** Asks for what a query's key names. */
export const fetchWith = <Key extends CallKey>(
  by: Call,
  ...asked: [key: Key, input: object, options?: CallOptions]
) => (by as (...asked: [key: Key, input: object, options?: CallOptions]) => Promise<Answer<Key>>)(...asked);

/** Asks the server for an answer anew, whatever is kept. Over a cut line it fails without a message of its own. */
export const readAnew = <Key extends CallKey>(query: ApiQuery<Key>): Promise<Answer<Key>> =>
  queryClient().fetchQuery({ ...query, staleTime: 0, retry: false, meta: { repeated: true } as const });

/** The queries of a screen, made from its address. */
export type ScreenQueries = (at: {
  params: Params;
  url: URL;
}) => readonly Pick<ApiQuery, 'queryKey' | 'queryFn'>[];

/** Turns a failed query into the page's response: 404 when not found, the sign-in when the session has ended. */
const throwAsPage = (error: unknown, url: URL): never => {
  if (isRefusedAs(error, 'not_signed_in')) {
    const cookie = returnCookie(paths.login, url.pathname + url.search);
    throw redirect(paths.login, cookie === null ? {} : { headers: { 'set-cookie': cookie } });
  }
  if (isRefusedAs(error, 'not_found', 'not_allowed')) throw data(null, { status: 404 });
  throw error;
};

export interface LoaderOptions {
  /** Queries of parts that show their own loading and error states: navigation in the browser does not wait for them. */
  deferred?: ScreenQueries;
  /** Throws when what the address names is not among the answers. */
  check?: (known: QueryClient, at: { params: Params; url: URL }) => void;
  /** Fetches on every navigation instead of using the cache: for lists, and for forms, which keep their initial values. */
  fresh?: boolean;
}

/**
 * A screen lists its queries once, and both loaders use that list:
 *
 * ```tsx
 * const queries: ScreenQueries = ({ params }) => [apiQuery('GET /childs/{id}', { params: { id: Number(params.childId) } })];
 * export const loader = prefetch(queries);        // on the server: calls the API in process, so the page is complete
 * export const clientLoader = ensure(queries);    // in the browser: fetches only what is not cached
 *
 * export default function ChildScreen({ params }: Route.ComponentProps) {
 *   const { data } = useSuspenseQuery(apiQuery('GET /childs/{id}', { params: { id: Number(params.childId) } }));
 *   return <h1>{data.childs.first_name}</h1>;
 * }
 * ```
 */
export const prefetch =
  (queries: ScreenQueries, { deferred, check }: LoaderOptions = {}) =>
  async ({ params, url, context }: LoaderFunctionArgs): Promise<{ dehydrated: SerializedState }> => {
    const client = new QueryClient();
    const by = context.get(apiContext);
    const inProcess = ({ queryKey }: Pick<ApiQuery, 'queryKey'>) => ({
      queryKey,
      queryFn: () => fetchWith(by, ...queryKey),
    });
    const answers = queries({ params, url }).map((query) => client.fetchQuery(inProcess(query)));
    const deferredAnswers = (deferred?.({ params, url }) ?? []).map((query) =>
      client.prefetchQuery(inProcess(query)),
    );
    await Promise.all(answers).catch((error: unknown) => throwAsPage(error, url));
    await Promise.all(deferredAnswers);
    check?.(client, { params, url });
    return { dehydrated: serializeState(dehydrate(client)) };
  };

/** What the router tells a loader in the browser; its signal says that the visitor goes elsewhere. */
export interface Visit {
  params: Params;
  url: URL;
  request: Pick<Request, 'signal'>;
}

export const ensure =
  (queries: ScreenQueries, { check, fresh = false }: LoaderOptions = {}) =>
  async ({ params, url, request }: Visit): Promise<null> => {
    const client = queryClient();
    const answers = queries({ params, url }).map((query) => {
      const once = { ...query, retry: false, meta: { repeated: true } as const };
      const read = () =>
        fresh ? client.fetchQuery({ ...once, staleTime: 0 }) : client.ensureQueryData(once);
      // The old screen stays until the server is reached, or until its visitor goes elsewhere.
      return untilReached(read, request.signal);
    });
    await Promise.all(answers).catch((error: unknown) => throwAsPage(error, url));
    check?.(client, { params, url });
    return null;
  };
