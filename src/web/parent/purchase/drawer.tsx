import { Drawer } from '@mantine/core';
import type { Child } from '../../../contract/objects.ts';
import { useTexts } from '../../page-info.tsx';
import { ChargeScreen } from './charge-screen.tsx';
import type { PurchaseAddress } from './purchase-address.ts';
import styles from './drawer.module.css';
import { Shopping } from './shopping.tsx';
import { movesFrom } from './moves.ts';
import type { Wish } from './use-wished-search.ts';

interface Props {
  child: Child;
  at: PurchaseAddress;
  opened: boolean;
  wish: Wish;
}

/** From the right at a desk, the whole screen on a phone. */
export default function PurchaseDrawer({ child, at, opened, wish }: Props) {
  const { purchase } = useTexts();
  const moves = movesFrom(at, wish);
  return (
    <Drawer.Root
      opened={opened}
      onClose={moves.close}
      position="right"
      size="min(100%, 62rem)"
      transitionProps={{ duration: 200 }}
    >
      <Drawer.Overlay color="#073f2f" backgroundOpacity={0.55} />
      <Drawer.Content className={styles.content ?? ''}>
        {/* Not Mantine's own head, which is a second banner of the page. */}
        <div className={styles.header}>
          <Drawer.Title className={styles.title ?? ''}>
            {purchase.titles[at.purpose](child.first_name)}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={purchase.close} size={44} />
        </div>
        <Drawer.Body className={styles.body ?? ''}>
          {at.orderId === null ? (
            <Shopping child={child} at={at} moves={moves} />
          ) : (
            <ChargeScreen key={at.orderId} child={child} at={at} orderId={at.orderId} moves={moves} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
