import type { GuardedScreen } from '../../src/web/screens.ts';

/** An address of a screen: in the place of each id one that nothing has, and a name that no screen has. */
export const sampleOf = ({ path }: GuardedScreen) =>
  path.replaceAll(/:\w+/g, '2147483647').replace(/\*$/, 'nowhere');
