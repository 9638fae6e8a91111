import type { AccountsContext } from '../accounts/context.ts';
import type { Regions } from '../shipping/regions.ts';

/** What taking families from a file works with. */
export interface FamilyImportContext {
  accounts: AccountsContext;
  regions(): Promise<Regions>;
}
