import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { areaOf } from '../frame/guards.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** of the navigation, within an area */
  state?: object;
};

const pathnameOf = (to: string) => to.split(/[?#]/, 1)[0] || '/';

/** Every internal link: navigates by the router within an area, by a document load between areas. */
export const Link = ({ to, state, children, ...rest }: Props) => {
  const { pathname } = useLocation();
  const area = areaOf(pathnameOf(to));
  if (area === 'public' || area !== areaOf(pathname))
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  return (
    <RouterLink to={to} {...rest} {...(state && { state })}>
      {children}
    </RouterLink>
  );
};
