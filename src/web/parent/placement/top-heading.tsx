import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The heading of what has just come: it takes the focus, for the keyboard and a screen reader, at the top of the page. */
export const TopHeading = ({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
};
