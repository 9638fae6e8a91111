import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { email, flag, id, lines, optionalText, text, zipCode } from './fields.ts';
import { limitOf } from './field-limit.ts';

const form = z
  .object({
    name: text(30),
    link: optionalText(2000),
    about: lines(400),
    email,
    zipCode,
    id,
    flag: z.optional(flag),
    note: z.nullable(optionalText(60)),
  })
  .check(z.refine(() => true));

test.each([
  ['name', 30],
  ['link', 2000],
  ['about', 400],
  ['email', 254],
  ['note', 60],
  ['zipCode', null],
  ['id', null],
  ['flag', null],
  ['nothing', null],
])('the limit of %s is %s characters', (name, limit) => {
  expect(limitOf(form, name)).toBe(limit);
  expect(limitOf(z.extend(z.object({ ...form._zod.def.shape }), { more: text(5) }), name)).toBe(limit);
});
