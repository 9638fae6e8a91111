import { paths } from '../../paths.ts';

/** Exact for the home page, by prefix for the others. */
export const isActive = (to: string, pathname: string) =>
  to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);
