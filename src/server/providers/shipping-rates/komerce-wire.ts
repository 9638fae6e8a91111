import { z } from 'zod/mini';
import { type Courier, couriers } from '../../../domain/shipping/couriers.ts';
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
const row = z.object({ code: text, service: text });
const price = z.object({
  description: z.optional(z.unknown()),
  cost: z.int().check(z.gte(0), z.lte(HIGHEST_COST)),
  etd: z.optional(z.unknown()),
});

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

/**
 * The prices of an answer that the school's couriers ask for parcels, in its order. A row that cannot be used, such as a truck beside
 * them, does not take the others with it. @throws ShippingRatesDown when none of the school's rows can be read
 */
export const pricesOf = (answer: HttpAnswer): readonly CourierPrice[] => {
  const told = z.array(z.unknown()).safeParse(dataOf(answer) ?? []);
  const rows = (told.data ?? []).flatMap((one) => {
    const { data } = row.safeParse(one);
    return data ? [{ one, courier: data.code.trim().toLowerCase(), service: data.service.trim() }] : [];
  });
  const ours = rows.filter(({ courier, service }) => isForParcels(courier, service));
  const read = ours.flatMap(({ one, courier, service }) => {
    const { data } = price.safeParse(one);
    if (!data) return [];
    const { description, cost, etd } = data;
    return [
      {
        courier,
        service,
        description: descriptionOf(wordsOf(description), service),
        value: rupiah(cost),
        etd: daysOf(wordsOf(etd)),
      },
    ];
  });
  const isUnread = (told.data?.length !== 0 && rows.length === 0) || (ours.length > 0 && read.length === 0);
  if (isUnread) throw new ShippingRatesDown('prices that cannot be read');
  return read;
};

/** What only explains a price: without it the price still counts. */
const wordsOf = (told: unknown): string => text.safeParse(told).data ?? '';

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

const isForParcels = (courier: string, service: string): boolean =>
  couriers.some((one) => one === courier && parcelServices[one].includes(service.toLowerCase()));

/** One courier's prices for parcels, the lowest first, which is what its first price means within the region (rule R131). */
export const parcelPrices = (courier: Courier, told: readonly CourierPrice[]): readonly CourierCost[] =>
  told
    .filter((one) => one.courier === courier)
    .map(({ service, description, value, etd }) => ({ service, description, value, etd }))
    .toSorted((a, b) => a.value - b.value);
