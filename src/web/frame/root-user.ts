import { useRouteLoaderData } from 'react-router';
import type { User } from '../../contract/objects.ts';

/** Who was signed in when this document was made; null as well when the root's own loader failed. */
export const useInitialUser = (): User | null =>
  useRouteLoaderData<{ user: User | null }>('root')?.user ?? null;
