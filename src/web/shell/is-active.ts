import { paths } from '../../paths.ts';

/** Exact for the home page, by prefix for the others. */
export const isActive = (to: string, pathname: string) =>
  to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

/** Which of the family's places an address shows; a child and its lessons belong to the children. */
export const familyPlaceOf = (pathname: string, search: string): 'children' | 'payments' | 'inbox' | null => {
  if (pathname === paths.profile()) {
    const tab = new URLSearchParams(search).get('tab');
    return tab === '4' ? 'children' : tab === '5' ? 'payments' : tab === '6' ? 'inbox' : null;
  }
  return ['/profile', '/children', '/courses'].some((place) => isActive(place, pathname)) ? 'children' : null;
};
