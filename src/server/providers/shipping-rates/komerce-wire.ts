import { z } from 'zod/mini';
import type { Courier } from '../../../domain/shipping/couriers.ts';
import { rupiah } from '../../../domain/values/money.ts';
import type { HttpAnswer } from '../http-transport.ts';
import { type CourierCost, ShippingRatesDown } from './shipping-rates.ts';

/** A province, a city or a district by Komerce's own number. */
export interface Place {
  readonly id: number;
  readonly name: string;
}

/** A price of any of the couriers that were asked about. */
export interface CourierPrice extends CourierCost {
  readonly courier: string;
}

const text = z.string().check(z.maxLength(200));
const envelope = z.object({
  meta: z.object({ code: z.number(), message: z.string(), status: z.optional(z.string()) }),
  data: z.unknown(),
});
const places = z.array(z.object({ id: z.int().check(z.positive()), name: text })).check(z.maxLength(2000));
/** A kit that costs more than this to send is a fault of the service, and no family shall pay it. */
const HIGHEST_COST = 5_000_000;
const prices = z
  .array(
    z.object({
      code: text,
      service: text,
      description: z.nullish(text),
      cost: z.int().check(z.gte(0), z.lte(HIGHEST_COST)),
      etd: z.nullish(text),
    }),
  )
  .check(z.maxLength(200));

/** What an answer holds: null where Komerce says that it found nothing. Throws `ShippingRatesDown` for everything else. */
const dataOf = ({ status, body }: HttpAnswer): unknown => {
  const read = envelope.safeParse(parsed(body));
  if (!read.success) throw new ShippingRatesDown(`an answer that cannot be read (${status})`);
  const { meta, data } = read.data;
  // By 200, 404 or 400, which a wrong key has as well; a server that fails says nothing about couriers.
  if (status < 500 && meta.code < 500 && /\b(cost|data) not found$/i.test(meta.message)) return null;
  if (status !== 200 || meta.code !== 200)
    throw new ShippingRatesDown(`refused (${status}): ${meta.message.slice(0, 100)}`);
  return data;
};

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

/** Provinces, cities or districts of an answer. @throws ShippingRatesDown */
export const placesOf = (answer: HttpAnswer): readonly Place[] => {
  const read = places.safeParse(dataOf(answer) ?? []);
  if (!read.success) throw new ShippingRatesDown('places that cannot be read');
  return read.data;
};

/** All couriers' prices of an answer, in its order. @throws ShippingRatesDown */
export const pricesOf = (answer: HttpAnswer): readonly CourierPrice[] => {
  const read = prices.safeParse(dataOf(answer) ?? []);
  if (!read.success) throw new ShippingRatesDown('prices that cannot be read');
  return read.data.map(({ code, service, description, cost, etd }) => ({
    courier: code.trim().toLowerCase(),
    service: service.trim(),
    description: descriptionOf(description ?? '', service),
    value: rupiah(cost),
    etd: daysOf(etd ?? ''),
  }));
};

/** Pos describes its services by numbers ("240"), which tell a family nothing. */
const descriptionOf = (description: string, service: string) =>
  /\p{L}/u.test(description) ? description.trim() : service.trim();

/** "1-2 day", "2 HARI", "3" as "1-2", "2", "3"; '' for what says nothing, such as "0-0 day". */
export const daysOf = (etd: string): string => {
  const [, from = '', to = ''] = /^\s*(\d{1,2})(?:\s*-\s*(\d{1,2}))?(?!\d)/.exec(etd) ?? [];
  const [least, most] = [Number(from), Number(to || from)];
  if (most === 0 || most < least) return '';
  return least === most ? String(most) : `${least}-${most}`;
};

/**
 * Services that a parcel of two kilograms is sent with (rule R131): Komerce lists trucks (JTR), motorcycles (T15) and
 * cargo beside them.
 */
const parcelServices: Record<Courier, readonly string[]> = {
  jne: ['oke', 'reg', 'yes', 'ctc', 'ctcyes', 'ctcsps'],
  pos: ['pos reguler', 'paket kilat khusus', 'pos nextday', 'pos sameday'],
  tiki: ['eco', 'reg', 'ons', 'sds'],
};

/** One courier's prices for parcels, the lowest first, which is what its first price means within the region (rule R131). */
export const parcelPrices = (courier: Courier, told: readonly CourierPrice[]): readonly CourierCost[] =>
  told
    .filter((one) => one.courier === courier && parcelServices[courier].includes(one.service.toLowerCase()))
    .map(({ service, description, value, etd }) => ({ service, description, value, etd }))
    .toSorted((a, b) => a.value - b.value);
