import type { Courier } from '../domain/shipping/couriers.ts';

/** What the couriers call themselves, in every language. */
export const courierNames = {
  jne: 'JNE',
  pos: 'Pos Indonesia',
  tiki: 'TIKI',
} as const satisfies Record<Courier, string>;
