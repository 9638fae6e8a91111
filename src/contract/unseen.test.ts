import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { withoutUnseen } from '../domain/values/visible-text.ts';
import { api } from './api.ts';
import type { EndpointShape } from './endpoint.ts';

type Schema = z.ZodMiniType;

/** The parts of a schema's definition that hold other schemas. */
interface Definition {
  type: string;
  shape: Record<string, Schema>;
  innerType: Schema;
  in: Schema;
  element: Schema;
  items: Schema[];
  options: Schema[];
}

/** The texts in a schema, each by its place and with all that reads it: a default or a pipe around it reads it as well. */
const textsIn = (schema: Schema, place: string): [string, Schema][] => {
  const { def } = schema._zod as unknown as { def: Definition };
  switch (def.type) {
    case 'string':
      return [[place, schema]];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`));
    case 'optional':
    case 'nullable':
    case 'default':
      return textsIn(def.innerType, place).map(([where]) => [where, schema]);
    case 'pipe':
      return textsIn(def.in, place).map(([where]) => [where, schema]);
    case 'array':
      return textsIn(def.element, `${place}[]`);
    case 'tuple':
      return def.items.flatMap((one, index) => textsIn(one, `${place}[${index}]`));
    case 'union':
      return def.options.flatMap((one) => textsIn(one, place));
    default:
      return [];
  }
};

const sent = Object.entries<EndpointShape>(api).flatMap(([key, { body, query }]) => [
  ...(body ? textsIn(body, key) : []),
  ...(query ? textsIn(query, `${key}?`) : []),
]);

/** As they are typed, whatever they hold: passwords. And whole files and articles, which readers of their own take apart. Nor what no person writes: the version and the signature in an address. */
const asTyped =
  /password|settlement-report\.content$|\/family-import(\/check)?\.content$|\/news\/\w+\.contentDetail(EN|ID)$|\/(video|still|captions\/\{language\}|lesson-clip|sheet|photo\/\{childId\}|\{kind\})\?\.v$|\/media\?\.signature$/;

test('no text of the contract keeps what nobody sees (rule R3)', () => {
  expect(sent.length).toBeGreaterThan(200);
  const keeping = sent.filter(([, schema]) => {
    const read = schema.safeParse('Si\u200bti\u00ad 1\u202e2\u20603\ufeff');
    return typeof read.data === 'string' && withoutUnseen(read.data) !== read.data;
  });
  expect(keeping.map(([place]) => place).filter((place) => !asTyped.test(place))).toEqual([]);
});

test.each([
  ['siti@kancil.test', 'email'],
  ['0812 3456 7890', 'phone_number'],
  ['2027-01-05', 'birthdate'],
  ['44112', 'zip_code'],
  ['3205', 'city'],
])('%s is taken with it inside and around it wherever it is sent', (value, name) => {
  const fields = sent.filter(([place]) => place.endsWith(`.${name}`));
  expect(fields.length).toBeGreaterThan(0);
  const pasted = `\u202a${value.slice(0, 3)}\u200b${value.slice(3)}\u202c\ufeff`;
  for (const [place, schema] of fields)
    expect([place, schema.safeParse(pasted).data]).toEqual([place, schema.safeParse(value).data]);
});
