import { expect, test } from 'vitest';
import { assertTogether } from './enrolment-store.ts';

test('bills that took the number of another enrolment are refused, and so is an enrolment that is not there', () => {
  expect(() => assertTogether({ enrolmentId: 7 }, [{ enrolmentId: 7 }, { enrolmentId: 7 }])).not.toThrow();
  expect(() => assertTogether({ enrolmentId: 7 }, [{ enrolmentId: 7 }, { enrolmentId: 6 }])).toThrow(
    'not inserted together',
  );
  expect(() => assertTogether(undefined, [])).toThrow('not inserted together');
});
