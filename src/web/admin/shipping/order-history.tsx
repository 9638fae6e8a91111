import { ChangeHistory } from '../list/change-history.tsx';
import { useTexts } from '../list/texts.ts';
import { useOrderWords } from './order-record.ts';

/** What staff changed of an order. */
export const OrderHistory = ({ orderId }: { orderId: number }) => {
  const { orders } = useTexts().admin;
  const { courier, status } = useOrderWords();
  return (
    <ChangeHistory
      kind="order"
      id={orderId}
      fields={{
        delivery_status: { label: orders.status, words: status },
        resi: { label: orders.resi },
        courier: { label: orders.courier, words: courier },
      }}
    />
  );
};
