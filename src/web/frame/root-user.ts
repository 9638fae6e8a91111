import { useRouteLoaderData } from 'react-router';
import type { User } from '../../contract/objects.ts';

/** The user who was signed in when this document was rendered; null for guests and when the root's loader failed. */
export const useInitialUser = (): User | null =>
  useRouteLoaderData<{ user: User | null }>('root')?.user ?? null;
