import { GatewayDown, type PaymentGateway } from './payment-gateway.ts';
import { drawQr } from './qr-picture.ts';

/** A school that takes no payments yet: every charge finds the gateway down, and no notification is believed. */
export const closedGateway = (): PaymentGateway => {
  const closed = async (): Promise<never> => {
    throw new GatewayDown('this school has none');
  };
  return {
    name: 'none',
    cardScript: null,
    charge: closed,
    status: closed,
    cancel: closed,
    expire: closed,
    refund: closed,
    readNotification: () => null,
    look: async () => ({ state: 'down', reason: 'this school has none', at: null }),
    qrPicture: async ({ qrText }) => (qrText ? drawQr(qrText) : null),
  };
};
