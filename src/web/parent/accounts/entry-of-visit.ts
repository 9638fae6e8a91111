import { type EntryPage, entryPages } from '../../../domain/visits/visit.ts';
import { inTabStorage } from '../../app/tab-storage.ts';

/** The public page on which this visit began, as the script of public pages keeps it in the tab; else nothing is known of it. */
export const entryOfVisit = (): EntryPage | undefined => {
  const came = inTabStorage((store) => store.getItem('came'), null);
  return entryPages.find((entry) => entry === came);
};
