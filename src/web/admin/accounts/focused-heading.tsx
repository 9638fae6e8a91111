import { useEffect, useRef } from 'react';

/** The heading of what takes the place of a button that was pressed: it takes the focus, which would be lost. */
export const FocusedHeading = ({ children }: { children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
};
