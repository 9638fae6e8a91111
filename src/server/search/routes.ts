import type { search } from '../../contract/search.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { SearchContext } from './context.ts';
import { searchEverything } from './search-everything.ts';

export const searchRoutes = (context: SearchContext): Handlers<typeof search, Actors> => ({
  'GET /search': ({ query }) => searchEverything(context, query.q),
});
