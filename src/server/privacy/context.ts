import type { AccountsContext } from '../accounts/context.ts';
import type { ContentContext } from '../content/context.ts';
import type { PaymentsContext } from '../payments/context.ts';

/** What closing and erasing a family works with. */
export interface PrivacyContext {
  accounts: AccountsContext;
  payments: PaymentsContext;
  content: ContentContext;
}
