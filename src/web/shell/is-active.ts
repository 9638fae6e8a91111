import { paths } from '../../paths.ts';

/** Exact for the home page, by prefix for the others. */
export const isActive = (to: string, pathname: string) =>
  to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

/** Which of the family's places an address shows; a child and its lessons belong to the children. */
export const familyPlaceOf = (pathname: string, search: string): 'children' | 'payments' | 'inbox' | null => {
  if (pathname === paths.profile()) {
    const place = paths.profile(Number(new URLSearchParams(search).get('tab')));
    if (place === paths.family) return 'children';
    if (place === paths.payments()) return 'payments';
    return place === paths.inbox() ? 'inbox' : null;
  }
  return ['/profile', '/children', '/courses'].some((place) => isActive(place, pathname)) ? 'children' : null;
};
