import type { FamilyAccount } from '../../../contract/objects.ts';
import { RowPanel } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { AccountDesk } from './account-desk.tsx';
import { accountQuery } from './account-query.ts';

const ofNoList = { rows: [] as FamilyAccount[], page: 1, total: 0, readPage: async () => [] };

/** The account of a family by itself: one that is not activated has no child by which a list would name it. */
export const AccountPanel = () => {
  const { account } = useTexts().admin;
  return (
    <RowPanel
      title={account.panel}
      name="account"
      page={ofNoList}
      rowId="user_id"
      query={accountQuery}
      read={(answer) => answer.account}
      missing={{ title: account.missingTitle, text: account.missingText }}
    >
      {({ user_id }) => <AccountDesk userId={user_id} isAlone />}
    </RowPanel>
  );
};
