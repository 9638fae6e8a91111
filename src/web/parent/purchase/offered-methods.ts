import type { PaymentType } from '../../../domain/billing/payment-methods.ts';

/** The ways to pay that the server charges by. The others are shown, and say why they cannot be chosen. */
export const offeredMethods: readonly PaymentType[] = ['gopay'];
