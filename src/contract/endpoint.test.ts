import { expectTypeOf, test } from 'vitest';
import type { RateLimit } from './endpoint.ts';

test('what a handler counts is neither given back nor passed over in silence', () => {
  type By<More> = { rule: 'shipping'; per: ['address'] } & More;
  expectTypeOf<By<{ byHandler: true }>>().toExtend<RateLimit>();
  expectTypeOf<By<{ onlyFailures: true; silent: true }>>().toExtend<RateLimit>();
  expectTypeOf<By<{ byHandler: true; onlyFailures: true }>>().not.toExtend<RateLimit>();
  expectTypeOf<By<{ byHandler: true; silent: true }>>().not.toExtend<RateLimit>();
});
