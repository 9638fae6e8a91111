import {
  IconInbox,
  IconKey,
  IconLogout,
  IconMapPin,
  IconMoodKid,
  IconReceipt2,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { User } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { userContext } from '../../frame/context.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { messagesQuery } from '../../app/inbox/inbox-messages.ts';
import { useTexts } from '../pattern/texts.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useSignOut } from '../../shell/sign-out.tsx';
import { Face } from '../../ui/app/face.tsx';
import { TabAction, TabStrip } from '../../ui/app/tab-strip.tsx';
import { closingQuery } from './closing-query.ts';
import { AddressDetails, addressQueries } from './address-details.tsx';
import { consentsQuery } from '../families/child-query.ts';
import { MyChildren, childrenQueries, familyQueries, lockedQueries } from '../home/my-children.tsx';
import { MyInformation } from './my-information.tsx';
import { sessionsQuery } from '../../app/accounts/sessions-query.ts';
import { MyInbox } from './my-inbox.tsx';
import { openChargesQuery } from '../pattern/open-charges.ts';
import { OnceThere } from '../pattern/once-there.tsx';
import { cachedParent, useParent } from '../pattern/profile-session.ts';
import { type ProfileTab, numberOf, profileTabs, tabOf } from '../pattern/profile-tabs.ts';
import { paymentsQuery } from '../pay/purchase-queries.ts';
import styles from '../pattern/profile.module.css';

/** Only the queries of the shown tab are prefetched. */
const queriesFor =
  (user: User | null): ScreenQueries =>
  ({ url }) => {
    const tab = tabOf(url.searchParams.get('tab'));
    if (!user || user.join_childs.length === 0 || tab !== 'children') return [];
    return [consentsQuery, ...childrenQueries(user), ...familyQueries];
  };

/** These show their own errors. */
const deferredFor =
  (user: User | null): ScreenQueries =>
  ({ url }) => {
    if (!user) return [];
    const tab = tabOf(url.searchParams.get('tab'));
    const paid = tab === 'payments' ? [paymentsQuery(user.user_id)] : [];
    const regions = tab === 'address' ? addressQueries(user) : [];
    const signedIn = tab === 'password' ? [sessionsQuery] : [];
    const locked = tab === 'children' ? lockedQueries(user) : [];
    const closing = tab === 'account' ? [closingQuery] : [];
    const messages = tab === 'inbox' ? [messagesQuery(user.user_id)] : [];
    return [openChargesQuery, ...messages, ...paid, ...regions, ...signedIn, ...locked, ...closing];
  };

export const loader = (args: LoaderFunctionArgs) => {
  const user = args.context.get(userContext);
  return prefetch(queriesFor(user), { deferred: deferredFor(user) })(args);
};
export const clientLoader = (args: LoaderFunctionArgs) => ensure(queriesFor(cachedParent()))(args);
// Changing the tab loads nothing here: each tab has its own queries.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

const panels: Record<ProfileTab, () => ReactNode> = {
  information: () => <MyInformation />,
  password: () => <PasswordTab />,
  address: () => <AddressDetails />,
  children: () => <MyChildren />,
  payments: () => <PaymentsTab />,
  inbox: () => <MyInbox />,
  account: () => <AccountTab />,
};

const Payments = lazyPart(() => import('../billing/payments.tsx'));

const Password = lazyPart(() => import('./password.tsx'));

const DataAccount = lazyPart(() => import('./data-account.tsx'));

/** Of what waits in place of a tab, in pixels. */
const TAB_HEIGHT = 320;

const PaymentsTab = () => (
  <OnceThere height={TAB_HEIGHT}>
    <Payments />
  </OnceThere>
);

const PasswordTab = () => (
  <OnceThere height={TAB_HEIGHT}>
    <Password />
  </OnceThere>
);

const AccountTab = () => (
  <OnceThere height={TAB_HEIGHT}>
    <DataAccount />
  </OnceThere>
);

const icons: Record<ProfileTab, typeof IconUser> = {
  information: IconUser,
  password: IconKey,
  address: IconMapPin,
  children: IconMoodKid,
  payments: IconReceipt2,
  inbox: IconInbox,
  account: IconShieldLock,
};

export default function ProfileScreen() {
  const { profile } = useTexts();
  const user = useParent();
  const unread = useUnread(user);
  const [search, setSearch] = useSearchParams();
  const chosen = tabOf(search.get('tab'));
  const choose = (tab: ProfileTab) => {
    // The tab of an opened message or payment leads back to its list.
    if (tab !== chosen || search.size > 1)
      setSearch({ tab: String(numberOf(tab)) }, { preventScrollReset: true });
  };
  const tabs = profileTabs.map((name) => {
    const Icon = icons[name];
    const icon = <Icon size={20} aria-hidden="true" />;
    return { name, label: profile.tabs[name], icon, ...(name === 'inbox' ? { waiting: unread } : {}) };
  });
  return (
    <div className={styles.page}>
      <PageHead title={profile.tabs[chosen]} />
      <header className={styles.head}>
        <Face src={user.image_url} size={64} />
        <div>
          <h1>{profile.title}</h1>
          <p>{fullName(user.first_name, user.last_name)}</p>
        </div>
      </header>
      <TabStrip
        label={profile.tabs.label}
        tabs={tabs}
        chosen={chosen}
        onChoose={choose}
        hrefOf={(tab) => `?tab=${numberOf(tab)}`}
        beside={<Logout />}
        panel={(tab) => panels[tab]()}
      />
    </div>
  );
}

const useUnread = ({ unread_messages: unread }: User) => {
  const { count } = useTexts().inbox;
  return { count: unread, label: count(unread) };
};

/** Looks like a tab, but opens the sign-out dialog, as the menu’s link to it does at once. */
const Logout = () => {
  const { tabs } = useTexts().profile;
  const { ask, dialog } = useSignOut(paths.home);
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has('sign-out');
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current === isAsked) return;
    wasAsked.current = isAsked;
    if (!isAsked) return;
    ask();
    // So that neither a reload nor Back asks again.
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [isAsked, ask, setSearch]);
  return (
    <>
      <TabAction
        label={tabs.logout}
        icon={<IconLogout size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={ask}
      />
      {dialog}
    </>
  );
};
