/** What somebody of the staff is (rule R165). */
export const staffRoles = ['owner', 'clerk', 'teacher'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Who may call what: `owner`, `clerk` and `teacher` name the least role among the staff; `member` is a parent about its own family or
 * whoever of the staff deals with families, `family` a parent about its own family, an owner, or the teacher of the child that the call is about; `tutor` is a teacher or an owner, who alone judge what children do; `anybody` is whoever is signed in, about the own account.
 */
export type Caller = 'guest' | 'parent' | 'member' | 'family' | 'tutor' | 'anybody' | StaffRole;

const staffWho: Readonly<Record<Caller, readonly StaffRole[]>> = {
  guest: ['owner', 'clerk', 'teacher'],
  parent: [],
  // A teacher sees nothing of money, phone numbers, addresses and mails.
  member: ['owner', 'clerk'],
  // The handler asks whether a teacher teaches the child that the call is about.
  family: ['owner', 'teacher'],
  // A clerk organises; what children can do is for their teachers to say.
  tutor: ['owner', 'teacher'],
  anybody: ['owner', 'clerk', 'teacher'],
  owner: ['owner'],
  clerk: ['owner', 'clerk'],
  teacher: ['owner', 'clerk', 'teacher'],
};

/** Whether somebody of the staff with this role may call what is for `who` (rule R165). */
export const mayStaff = (role: StaffRole, who: Caller): boolean => staffWho[who].includes(role);

/** Whether a parent may call what is for `who`, about the own family. */
export const mayParent = (who: Caller): boolean =>
  who === 'guest' || who === 'parent' || who === 'member' || who === 'family' || who === 'anybody';

/** The owner who is the only one left, whose access cannot end and whose role cannot change (rule R166). @param owners who signs in as one */
export const lastOwnerAmong = <Owner>(owners: readonly Owner[]): Owner | undefined =>
  owners.length === 1 ? owners[0] : undefined;
