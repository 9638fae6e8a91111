import { expect, test } from 'vitest';
import { type Caller, mayParent, mayStaff, staffRoles } from './staff-role.ts';

test.each<[Caller, string[], boolean]>([
  ['guest', ['owner', 'clerk', 'teacher'], true],
  ['parent', [], true],
  ['member', ['owner', 'clerk'], true],
  ['family', ['owner', 'teacher'], true],
  ['tutor', ['owner', 'teacher'], false],
  ['anybody', ['owner', 'clerk', 'teacher'], true],
  ['owner', ['owner'], false],
  ['clerk', ['owner', 'clerk'], false],
  ['teacher', ['owner', 'clerk', 'teacher'], false],
])('what is for %s is open to %j of the staff, and to a parent: %s (R165)', (who, staff, parent) => {
  expect(staffRoles.filter((role) => mayStaff(role, who))).toEqual(staff);
  expect(mayParent(who)).toBe(parent);
});
