import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../contract/objects.ts';
import { isAdmin } from '../../../domain/accounts/account-status.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { SESSION_KEY } from '../../frame/session.ts';
import { useOtherWindows } from '../../hydrated/other-windows.ts';

/**
 * Keeps the parent's account fresh, which by itself is asked for on navigation alone: another window, another device or staff may
 * have changed it, and its forms name its version (rule R78).
 */
export const useFreshParent = (user: User | null): void => {
  const client = useQueryClient();
  const language = useLanguage();
  const enabled = user !== null && !isAdmin(user.status);
  const ask = () => {
    if (enabled) void client.refetchQueries({ queryKey: SESSION_KEY }, { cancelRefetch: false });
  };

  useOtherWindows({
    name: 'kancil-account',
    enabled,
    mark: user ? `${user.user_id}-${user.version}` : undefined,
    ask,
  });

  const askAnew = useEffectEvent(ask);
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    // The switch of the language has changed the account past the query client.
    askAnew();
  }, [language]);
};
