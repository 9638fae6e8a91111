import { Suspense, lazy, useEffect } from 'react';
import type { Child } from '../../../contract/objects.ts';
import { useTexts } from '../pattern/texts.ts';
import { loadChargeScreen, loadShopping } from './drawer-parts.ts';
import { keepChoices, saveStep } from './kept-choices.ts';
import type { PurchaseAddress } from './purchase-address.ts';
import { SidePanel } from '../../ui/app/side-panel.tsx';
import { movesFrom } from './moves.ts';
import { Waiting } from './waiting.tsx';
import type { Wish } from './use-wished-search.ts';

const Shopping = lazy(loadShopping);
const ChargeScreen = lazy(loadChargeScreen);

interface Props {
  child: Child;
  at: PurchaseAddress;
  wish: Wish;
}

/** From the right at a desk, the whole screen on a phone. */
export default function PurchaseDrawer({ child, at, wish }: Props) {
  const { purchase } = useTexts();
  const straight = movesFrom(at, wish);
  const close = () => {
    saveStep(child.child_id, at);
    straight.close();
  };
  const moves = { ...straight, close };
  useEffect(() => keepChoices(child.child_id, at));
  return (
    <SidePanel
      title={purchase.titles[at.purpose](child.first_name)}
      close={purchase.close}
      onClose={moves.close}
    >
      <Suspense fallback={<Waiting />}>
        {at.orderId === null ? (
          <Shopping child={child} at={at} moves={moves} />
        ) : (
          <ChargeScreen key={at.orderId} child={child} at={at} orderId={at.orderId} moves={moves} />
        )}
      </Suspense>
    </SidePanel>
  );
}
