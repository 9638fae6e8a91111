import type { search } from '../../contract/search.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { SearchContext } from './context.ts';
import { exportFamilies } from './export-families.ts';
import { searchEverything } from './search-everything.ts';

export const searchRoutes = (context: SearchContext): Handlers<typeof search, Actors> => ({
  'GET /export/families.csv': ({ actor, query: { separator, ...query }, language }) =>
    exportFamilies(context, query, { by: actor.userId, token: actor.token, language, separator }),
  'GET /search': ({ query }) => searchEverything(context, query.q),
});
