import {
  type DehydratedState,
  HydrationBoundary,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMatches } from 'react-router';
import type { User } from '../../contract/objects.ts';
import { call } from '../frame/api.ts';
import { queryClient } from './query.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { userAfter } from './known-user.ts';
import { type SerializedState, deserializeState } from './serialized-state.ts';
import { useLoadAhead } from './load-screens.ts';
import { useInitialUser } from '../frame/root-user.ts';
import { SESSION_KEY, askSession } from '../frame/session.ts';
import { NavigationEffects } from '../shell/navigation-effects.tsx';
import { NotificationBar } from '../shell/notification-bar.tsx';
import { Overlay } from '../shell/overlay.tsx';
import { NavigationProgress } from '../shell/navigation-progress.tsx';

/** What the parents' area and the back office share: query client, notifications, overlay, effects of navigation. */
export const HydratedArea = ({ children }: { children: ReactNode }) => {
  const [client] = useState(queryClient);
  useLoadAhead(useInitialUser() !== null);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={useDehydrated()}>
        {children}
        <NotificationBar />
        <ConnectionNotice />
        <Overlay />
        <NavigationEffects />
        <NavigationProgress />
      </HydrationBoundary>
    </QueryClientProvider>
  );
};

/** The query results of the screens' server loaders. */
const useDehydrated = (): DehydratedState => {
  const states = useMatches().flatMap(({ loaderData }) => {
    const { dehydrated } = (loaderData ?? {}) as { dehydrated?: SerializedState };
    return dehydrated ? [deserializeState(dehydrated)] : [];
  });
  return {
    queries: states.flatMap(({ queries }) => queries),
    mutations: states.flatMap(({ mutations }) => mutations),
  };
};

/** The signed-in user as of the last navigation, or as the page has learned since. */
export const useUser = (): User | null => {
  const first = useInitialUser();
  const { data } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: async ({ client }) => {
      const answer = await askSession(call);
      return userAfter(client.getQueryData<User | null>(SESSION_KEY), answer);
    },
    initialData: first,
    staleTime: Infinity,
    meta: { polls: true },
  });
  return data;
};
