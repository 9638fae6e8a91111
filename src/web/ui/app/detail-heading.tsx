import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** The heading of something opened from a list. It takes the focus, because the tapped row is gone. */
export const DetailHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType();
  useEffect(() => {
    if (arrived === NavigationType.Push) heading.current?.focus();
  }, [arrived]);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
};
