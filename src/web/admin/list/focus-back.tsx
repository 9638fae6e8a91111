import { type RefObject, useEffect } from 'react';

/** Within a panel: gives the focus back to what opened it, unless something else has it once the panel is gone. */
export const FocusBack = ({ to }: { to: RefObject<HTMLElement | null> }) => {
  useEffect(
    () => () => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) to.current?.focus();
    },
    [to],
  );
  return null;
};
