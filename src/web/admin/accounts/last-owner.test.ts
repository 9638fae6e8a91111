import { expect, test } from 'vitest';
import { lastOwnerOf } from './last-owner.ts';

const owner = { role: 'owner', state: 'active' } as const;

test('the last owner is the only one who can sign in: neither who is invited nor who was ended counts', () => {
  const others = [
    { role: 'owner', state: 'invited' },
    { role: 'owner', state: 'ended' },
    { role: 'clerk', state: 'active' },
  ] as const;
  expect(lastOwnerOf([...others, owner])).toBe(owner);
});

test('of two owners neither is the last', () => {
  expect(lastOwnerOf([owner, { ...owner }])).toBeUndefined();
});
