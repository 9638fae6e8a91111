import { expect, test } from 'vitest';
import { UploadSlots } from './upload-slots.ts';

const refusalOf = (slot: ReturnType<UploadSlots['take']>) => (typeof slot === 'function' ? null : slot);

test('an account has two uploads under way at once', () => {
  const slots = new UploadSlots();
  const giveBack = slots.take('sari', false);
  expect([giveBack, slots.take('sari', false)].map(refusalOf)).toEqual([null, null]);
  expect(slots.take('sari', false)).toEqual({ refused: 'too_many_uploads', retryAfter: 10 });
  expect(refusalOf(slots.take('budi', false))).toBeNull();
  if (typeof giveBack === 'function') giveBack();
  expect(refusalOf(slots.take('sari', false))).toBeNull();
});

test('all parents together have 300 uploads under way at once', () => {
  const slots = new UploadSlots();
  const taken = Array.from({ length: 300 }, (_, parent) => slots.take(`parent ${parent}`, false));
  expect(taken.map(refusalOf)).toEqual(Array(300).fill(null));
  expect(slots.take('sari', false)).toEqual({ refused: 'uploads_busy', retryAfter: 30 });
  const [first] = taken;
  if (typeof first === 'function') first();
  expect(refusalOf(slots.take('sari', false))).toBeNull();
  expect(refusalOf(slots.take('budi', false))?.refused).toBe('uploads_busy');
});

test('staff upload two more each, and are not counted among the 300', () => {
  const slots = new UploadSlots();
  const ofStaff = slots.take('dewi', true);
  for (let parent = 0; parent < 300; parent += 1)
    expect(refusalOf(slots.take(`parent ${parent}`, false))).toBeNull();
  expect(['dewi', 'dewi'].map((name) => refusalOf(slots.take(name, true))?.refused ?? null)).toEqual([
    null,
    'too_many_uploads',
  ]);
  if (typeof ofStaff === 'function') ofStaff();
  expect(refusalOf(slots.take('sari', false))?.refused).toBe('uploads_busy');
});
