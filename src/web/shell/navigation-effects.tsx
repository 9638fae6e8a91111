import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MENU_ID } from './anchors.ts';

/** After every navigation in the browser: scrolls to the top, closes the menu, moves the focus to the new content. */
export const NavigationEffects = () => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    scrollTo({ top: 0, behavior: 'instant' });
    const menu = document.getElementById(MENU_ID);
    if (menu?.matches(':popover-open')) menu.hidePopover();
    // A form that opened with the screen has taken it already.
    if (!document.activeElement?.matches('[data-autofocus]'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
};
