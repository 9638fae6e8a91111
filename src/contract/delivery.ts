import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { City, Province } from './objects.ts';

const tag = 'Shipping';
const cities = z.object({ cities: z.array(City) });

export const delivery = {
  'GET /rajaongkir/provinces': endpoint({
    summary: 'The provinces of Indonesia by their official codes',
    tag,
    who: 'guest',
    reply: z.object({ provinces: z.array(Province) }),
  }),
  'GET /rajaongkir/cities/{provinceId}': endpoint({
    summary: 'The cities and regencies of one province',
    tag,
    who: 'guest',
    params: z.object({ provinceId: z.string() }),
    reply: cities,
  }),
  'GET /rajaongkir/cities': endpoint({
    summary: 'All cities and regencies',
    tag,
    who: 'guest',
    reply: cities,
  }),
};
