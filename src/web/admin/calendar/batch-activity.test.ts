import { expect, test } from 'vitest';
import type { ListedAcademicYear } from '../../../contract/listed.ts';
import { switchedActivity } from './batch-activity.ts';

type Reasons = ListedAcademicYear['reasons'];

const canUndo = (isActive: boolean, reasons: Partial<Reasons>) => {
  const batch = {
    academic_year_id: 3,
    batch: 3,
    is_active: isActive,
    reasons: { activate: null, deactivate: null, delete: null, ...reasons },
  } as ListedAcademicYear;
  return switchedActivity(batch, { ...batch, is_active: !isActive }, null).undo !== undefined;
};

test('a batch is switched back only where the rules allow it today', () => {
  expect(canUndo(true, {})).toBe(true);
  expect(canUndo(true, { activate: 'batch_finished' })).toBe(false);
  expect(canUndo(true, { deactivate: 'batch_in_progress' })).toBe(true);
  expect(canUndo(false, {})).toBe(true);
  expect(canUndo(false, { deactivate: 'batch_in_progress' })).toBe(false);
});
