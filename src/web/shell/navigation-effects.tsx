import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MENU_ID } from './anchors.ts';

/**
 * After every navigation in the browser: closes the menu, scrolls to the top and moves the focus to the new content; or to
 * the place in it that the address names.
 */
export const NavigationEffects = () => {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const menu = document.getElementById(MENU_ID);
    if (menu?.matches(':popover-open')) menu.hidePopover();
    const named = document.getElementById(hash.slice(1));
    if (named) {
      named.focus({ preventScroll: true });
      named.scrollIntoView({ behavior: 'instant', block: 'center' });
      return;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // A form that opened with the screen, or the row that one comes back to, has taken it already.
    const { activeElement } = document;
    if (activeElement?.matches('[data-autofocus]'))
      activeElement.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    else document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
};
