import { Suspense, useEffect } from 'react';
import type { Child } from '../../../contract/objects.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { MessageRow } from '../../shell/message-row.tsx';
import { useTexts } from '../pattern/texts.ts';
import { loadChargeScreen, loadShopping } from './drawer-parts.ts';
import { keepChoices, saveStep } from '../pay/kept-choices.ts';
import type { PurchaseAddress } from '../pay/purchase-address.ts';
import { SidePanel } from '../../ui/app/side-panel.tsx';
import { drawerNavigation } from '../pay/drawer-navigation.ts';
import { Waiting } from '../pay/waiting.tsx';
import type { SetSearch } from '../pay/use-optimistic-search.ts';

const Shopping = lazyPart(loadShopping);
const ChargeScreen = lazyPart(loadChargeScreen);

interface Props {
  child: Child;
  at: PurchaseAddress;
  setSearch: SetSearch;
  below: URLSearchParams | null;
}

/** From the right at a desk, the whole screen on a phone. */
export default function PurchaseDrawer({ child, at, setSearch, below }: Props) {
  const { purchase } = useTexts();
  const navigationOfAddress = drawerNavigation(at, setSearch, below);
  const close = () => {
    saveStep(child.child_id, at);
    navigationOfAddress.close();
  };
  const navigation = { ...navigationOfAddress, close };
  useEffect(() => keepChoices(child.child_id, at));
  return (
    <SidePanel
      title={purchase.titles[at.purpose](child.first_name)}
      close={purchase.close}
      onClose={navigation.close}
    >
      <MessageRow />
      <Suspense fallback={<Waiting />}>
        {at.orderId === null ? (
          <Shopping child={child} at={at} navigation={navigation} />
        ) : (
          <ChargeScreen key={at.orderId} child={child} at={at} orderId={at.orderId} navigation={navigation} />
        )}
      </Suspense>
    </SidePanel>
  );
}
