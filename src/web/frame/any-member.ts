import { User } from '../../contract/objects.ts';
import { accountStatus } from '../../domain/accounts/account-status.ts';

/**
 * The parent who stands for all others while a page that they share is rendered. What belongs to one account alone cannot be
 * read: a page that needs it says `readsAccount` in its row of screens.ts, and is rendered for each visitor.
 */
export const anyMember = ({ firstName, imageUrl }: { firstName: string; imageUrl: string | null }): User => {
  const shown = { first_name: firstName, image_url: imageUrl, status: accountStatus.parent };
  const own = Object.keys(User.def.shape).filter((name) => !(name in shown));
  const closed = own.map((name) => [
    name,
    {
      // The router writes down all that a loader gives it; these are not seen there.
      enumerable: false,
      get: () => {
        throw new Error(`A page that all members share reads “${name}” of an account.`);
      },
    },
  ]);
  return Object.defineProperties(shown, Object.fromEntries(closed)) as User;
};
