import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

const never = () => () => undefined;

/** What lies over the screen stands at the end of the page, outside the form or the link that opened it; the server writes none of it. */
export const InBody = ({ children }: { children: ReactNode }) => {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser && createPortal(children, document.body);
};
