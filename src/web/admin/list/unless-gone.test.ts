import { expect, test } from 'vitest';
import { ApiRefusal } from '../../frame/api.ts';
import { unlessGone } from './unless-gone.ts';

const refusing = (error: Error) => async () => {
  throw error;
};

test('deleting what a colleague has just deleted is done', async () => {
  await expect(unlessGone(refusing(new ApiRefusal(404, 'Not found', { error: 'not_found' })))).resolves.toBe(
    undefined,
  );
});

test('another refusal of a deletion, and a cut line, are told', async () => {
  const inUse = new ApiRefusal(409, 'In use', { error: 'conflict' as never });
  await expect(unlessGone(refusing(inUse))).rejects.toBe(inUse);
  const cut = new ApiRefusal(0, '');
  await expect(unlessGone(refusing(cut))).rejects.toBe(cut);
});
