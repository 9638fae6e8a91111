/**
 * Every script that a page without React may carry, 1 kB at most each. The policy of a page that guests share
 * names them by hash, so a script that is not in this list does not run there.
 */

/** A page made for somebody signed in is made anew, from its top, when the browser brings it back from memory. */
export const reloadOnReturn =
  'addEventListener("pageshow",e=>{if(e.persisted){history.scrollRestoration="manual";scrollTo(0,0);location.reload()}})';

export const inlineScripts: readonly string[] = [reloadOnReturn];
