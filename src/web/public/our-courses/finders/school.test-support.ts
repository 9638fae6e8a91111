import type { Api } from '../../../../contract/api.ts';
import type { Reply } from '../../../../contract/endpoint.ts';
import type { City } from '../../../../contract/objects.ts';
import type { Courier } from '../../../../domain/shipping/couriers.ts';
import { type Call, type Input, makeCall } from '../../../frame/api.ts';

type Asked = 'GET /rajaongkir/cities' | 'GET /rajaongkir/provinces' | 'POST /rajaongkir/cost';
/** Typed by the contract, so that what changes there is missed here. */
type Replies = {
  [Key in Asked]: (body: Input<Key> extends { body: infer Body } ? Body : undefined) => Reply<Api[Key]>;
};

const city = (city_id: string, type: City['type'], city_name: string): City => ({
  city_id,
  province_id: city_id.slice(0, 2),
  type,
  city_name,
  postal_code: null,
});

/** What the couriers take: JNE and Pos deliver everywhere, TIKI nowhere. */
const values = { jne: 24_000, pos: 22_000, tiki: null } as const satisfies Record<Courier, number | null>;

const replies: Replies = {
  'GET /rajaongkir/provinces': () => ({ provinces: [{ province_id: '32', province: 'Jawa Barat' }] }),
  'GET /rajaongkir/cities': () => ({
    cities: [
      city('3204', 'Kabupaten', 'Bandung'),
      city('3273', 'Kota', 'Bandung'),
      city('3205', 'Kabupaten', 'Garut'),
    ],
  }),
  'POST /rajaongkir/cost': ({ courier }) => {
    const value = values[courier as Courier];
    return { costs: value === null ? [] : [{ service: 'REG', description: '', value, etd: '2-3' }] };
  },
};

/** The API, as far as the price finder asks it. `asked` counts the calls; the couriers in `down` do not answer. */
export const shippingSchool = ({ down = [] }: { down?: readonly Courier[] } = {}) => {
  const asked = new Map<string, number>();
  const call: Call = makeCall(async (method, path, body) => {
    const key = `${method} ${path.replace('/api/v1', '')}`;
    asked.set(key, (asked.get(key) ?? 0) + 1);
    const sent = body as Parameters<Replies['POST /rajaongkir/cost']>[0];
    if (!(key in replies)) throw new Error(`${key} is not asked here`);
    if (key === 'POST /rajaongkir/cost' && down.includes(sent.courier as Courier))
      return { status: 503, answer: { message: 'Oops.. Something went wrong please try again later.' } };
    return {
      status: 200,
      answer: { code: 200, message: 'OK', ...replies[key as 'POST /rajaongkir/cost'](sent) },
    };
  });
  return { call, asked };
};
