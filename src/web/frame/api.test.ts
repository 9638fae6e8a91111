import { expect, test } from 'vitest';
import { isRefusedAs, makeCall } from './api.ts';

const answered = (status: number, answer: object) =>
  makeCall(async () => ({ status, answer }))('POST /course/update', { form: new FormData() }).catch(
    (failure: unknown) => failure,
  );

test('a refusal because somebody else saved first carries what is there now', async () => {
  const course = { master_course_id: 7, title: 'Fruit', version: 3 };
  const failure = await answered(409, {
    code: 409,
    message: 'Changed',
    error: 'changed_meanwhile',
    course,
  });
  if (!isRefusedAs(failure, 'changed_meanwhile')) throw new Error('it was not refused as changed');
  expect(failure.present).toEqual({ course });
  expect(failure.message).toBe('Changed');
});
