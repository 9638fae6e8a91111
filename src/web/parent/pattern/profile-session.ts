import { useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../contract/objects.ts';
import { queryClient } from '../../app/query.ts';
import { SESSION_KEY } from '../../frame/session.ts';
import { useUser } from '../../app/hydrated-area.tsx';

/** The signed-in parent. The guard lets nobody else onto these screens. */
export const useParent = (): User => {
  const user = useUser();
  if (!user) throw new Error('A screen for parents was made without one');
  return user;
};

/** Shows a changed account everywhere at once, the header included. */
export const useUpdateCachedParent = () => {
  const client = useQueryClient();
  return (user: User) => void client.setQueryData(SESSION_KEY, user);
};

/** The signed-in parent as of the last navigation, for loaders in the browser. */
export const cachedParent = (): User | null => queryClient().getQueryData<User | null>(SESSION_KEY) ?? null;
