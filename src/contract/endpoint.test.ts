import { expectTypeOf, test } from 'vitest';
import type { RateLimit } from './endpoint.ts';

test('a limit that the handler counts cannot count failures only', () => {
  type By<More> = { rule: 'shipping'; per: ['address'] } & More;
  expectTypeOf<By<{ byHandler: true }>>().toExtend<RateLimit>();
  expectTypeOf<By<{ onlyFailures: true; silent: true }>>().toExtend<RateLimit>();
  expectTypeOf<By<{ byHandler: true; onlyFailures: true }>>().not.toExtend<RateLimit>();
  expectTypeOf<By<{ byHandler: true; silent: true }>>().toExtend<RateLimit>();
});
