import type { ClientLoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../hydrated/query.ts';
import { type ScreenQueries, ensure } from '../../hydrated/screen.ts';

/** For forms, which keep what they begin with: nothing that was loaded earlier is good enough. */
export const ensureFresh = (queries: ScreenQueries) => {
  const load = ensure(queries);
  return ({ params, url }: Pick<ClientLoaderFunctionArgs, 'params'> & { url: URL }) => {
    for (const { queryKey } of queries({ params, url }))
      queryClient().removeQueries({ queryKey, exact: true });
    return load({ params, url });
  };
};
