import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { User } from '../../../contract/objects.ts';
import { keptFor } from '../../frame/guards.ts';
import { takeKeptFor } from '../../frame/kept-for.ts';
import { notify } from '../../shell/notify.ts';
import { inOffice } from '../list/texts.ts';

/**
 * Whether the screen is no longer for this person, whose role was changed elsewhere (rule R165): it is then loaded anew, and the
 * server leads on. Nothing of it stays in the browser.
 */
export const useIsTakenAway = (user: User | null): boolean => {
  const { pathname } = useLocation();
  const isTaken = keptFor(pathname, user) !== null;
  useEffect(() => {
    if (isTaken) location.reload();
  }, [isTaken]);
  return isTaken;
};

/** Says why another screen stands here than the one that was asked for. */
export const useKeptForNotice = (): void => {
  // After every navigation: a redirect in the browser keeps the document.
  useEffect(() => {
    const role = takeKeptFor();
    if (role) notify({ severity: 'info', message: inOffice(({ admin }) => admin.frame.keptFor[role]) });
  });
};
