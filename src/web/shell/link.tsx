import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { areaOf } from '../frame/guards.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** of the navigation, within an area */
  state?: object;
};

const pathnameOf = (to: string) => to.split(/[?#]/, 1)[0] || '/';

/** There a link of the router only has to be an anchor: resolving thirty of them takes a twentieth of the time of a page of the back office. */
const isWrittenOnServer = typeof document === 'undefined';
/** A path that the router neither resolves nor encodes. */
const isPlainPath = (to: string) =>
  /^\/(?!\/)[\w\-/.~?=&%+,:@#]*$/.test(to) && !/\/\.{1,2}(?:$|[/?#])/.test(to);

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
  if (isWrittenOnServer && isPlainPath(to))
    return (
      <a {...rest} href={to} data-discover="true">
        {children}
      </a>
    );
  return (
    <RouterLink to={to} {...rest} {...(state && { state })}>
      {children}
    </RouterLink>
  );
};
