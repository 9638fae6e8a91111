import { maxChildrenOf } from '../../domain/access/family-size.ts';
import { statusOf } from '../../domain/accounts/account-status.ts';
import type { User } from '../../contract/objects.ts';
import { paths } from '../../paths.ts';
import { versionOf } from '../platform/http/version-of.ts';
import type { AccountsRoutes } from './context.ts';
import type { UserRow } from './user-store.ts';

/** Where the photo of an account is; another one has another address. */
export const imageUrlOf = ({ userId, imageKey }: Pick<UserRow, 'userId' | 'imageKey'>) =>
  imageKey && paths.userImage(userId, versionOf(imageKey));

/** An account without its password and what it is searched by. */
export type ShownUser = Omit<UserRow, 'passwordHash' | 'searchText'>;

const presentUser = (user: ShownUser, children: User['join_childs'], unread: number): User => ({
  user_id: user.userId,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  phone_number: user.phoneNumber,
  gender: user.gender,
  birthdate: user.birthdate,
  province: user.province,
  city: user.city,
  zip_code: user.zipCode,
  address_details: user.addressDetails,
  special_notes: user.specialNotes,
  locale: user.locale,
  status: statusOf(user),
  role: user.staffRole,
  image_url: imageUrlOf(user),
  join_childs: children,
  max_children: maxChildrenOf(user.maxChildren),
  unread_messages: unread,
  version: user.version,
});

/** An account as the wire shows it, with how its children stand, staff have none, and its unread messages. */
export const presentWithChildren = async (
  { childrenOf, unreadOf }: Pick<AccountsRoutes, 'childrenOf' | 'unreadOf'>,
  user: ShownUser,
): Promise<User> => {
  const [children, unread] = await Promise.all([
    user.role === 'parent' ? childrenOf(user.userId) : [],
    unreadOf(user.userId),
  ]);
  return presentUser(user, children, unread);
};
