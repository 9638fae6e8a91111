import type { SandboxCharge } from './sandbox-wire.ts';

type Next = Pick<SandboxCharge, 'nextStatus' | 'nextAt'>;

interface Move {
  from(charge: SandboxCharge): boolean;
  to(charge: SandboxCharge): string;
  /** what is charged afterwards, whole rupiah; as before when it is not given */
  gross?(charge: SandboxCharge): number;
}

/** What is missing of the money of a customer who pays less, whole rupiah. */
const MISSING = 1_000;

const isOpen = ({ gatewayStatus }: SandboxCharge) => gatewayStatus === 'pending';
const isCard = ({ paymentType }: SandboxCharge) => paymentType === 'credit_card';

/** What a customer or the bank does. */
const moves = {
  // Money may also arrive at the last moment, when the charge has ended already. A card is captured first.
  settle: {
    from: ({ gatewayStatus }) => ['pending', 'capture', 'expire', 'cancel'].includes(gatewayStatus),
    to: (charge) => (isCard(charge) && charge.gatewayStatus !== 'capture' ? 'capture' : 'settlement'),
  },
  // The bank takes another amount than was asked for, which staff have to decide about.
  underpay: {
    from: (charge) => isOpen(charge) && !isCard(charge) && charge.gross > MISSING,
    to: () => 'settlement',
    gross: ({ gross }) => gross - MISSING,
  },
  deny: { from: isOpen, to: () => 'deny' },
  expire: { from: isOpen, to: () => 'expire' },
  // Until it settles, a card can still be let go.
  cancel: { from: (charge) => isOpen(charge) || charge.gatewayStatus === 'capture', to: () => 'cancel' },
  reverse: { from: ({ gatewayStatus }) => gatewayStatus === 'settlement', to: () => 'deny' },
} as const satisfies Record<string, Move>;

export type ChargeAction = keyof typeof moves;
export const isChargeAction = (name: string): name is ChargeAction => Object.hasOwn(moves, name);

/** Where an action leads from here; null: it is not possible. */
export const statusAfter = (charge: SandboxCharge, action: ChargeAction): string | null => {
  const { from, to }: Move = moves[action];
  return from(charge) ? to(charge) : null;
};

/** What is charged after an action, whole rupiah. */
export const grossAfter = (charge: SandboxCharge, action: ChargeAction): number => {
  const { gross }: Move = moves[action];
  return gross ? gross(charge) : charge.gross;
};

/** The actions that are possible at this status of a charge. */
export const allowedActions = (charge: SandboxCharge): ChargeAction[] =>
  (Object.keys(moves) as ChargeAction[]).filter((action) => statusAfter(charge, action) !== null);

const DAY = 24 * 3_600_000;
/** 16:00 in Jakarta, counted from midnight in UTC. */
const SETTLING_TIME = 9 * 3_600_000;

/** Cards captured on a day settle on the next one at 16:00 in Jakarta. */
const settlingAfter = (captured: Date): Date => {
  const dayInJakarta = Math.floor((captured.getTime() + 7 * 3_600_000) / DAY);
  return new Date((dayInJakarta + 1) * DAY + SETTLING_TIME);
};

/** What becomes of a charge by itself once it has this status. */
export const nextOf = (
  { gatewayStatus, expiresAt }: Pick<SandboxCharge, 'gatewayStatus' | 'expiresAt'>,
  now: Date,
): Next => {
  if (gatewayStatus === 'pending') return { nextStatus: 'expire', nextAt: expiresAt };
  if (gatewayStatus === 'capture') return { nextStatus: 'settlement', nextAt: settlingAfter(now) };
  return { nextStatus: null, nextAt: null };
};

/** A refund that was asked for; null is all that is left. */
export interface RefundAsked {
  key: string;
  amount: number | null;
  reason: string;
}

/** What a charge gives back for it, or the wire's code of why it does not. A repeated refund gives nothing again. */
export const refundOf = (
  charge: SandboxCharge,
  { key, amount: asked }: RefundAsked,
): { amount: number; repeated: boolean; status: 'refund' | 'partial_refund' } | 406 | 412 | 414 => {
  const { gatewayStatus, paymentType, gross, details } = charge;
  const earlier = details.refunds?.find((refund) => refund.key === key);
  if (earlier) {
    const same = asked === null || asked === earlier.amount;
    const status = gatewayStatus === 'refund' ? 'refund' : 'partial_refund';
    return same ? { amount: earlier.amount, repeated: true, status } : 406;
  }
  // Money that came to a bill of Mandiri's can only be sent back by hand.
  if (!['settlement', 'partial_refund'].includes(gatewayStatus) || paymentType === 'echannel') return 412;
  const left = gross - (details.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const amount = asked ?? left;
  if (amount < 1 || amount > left) return 414;
  return { amount, repeated: false, status: amount === left ? 'refund' : 'partial_refund' };
};
