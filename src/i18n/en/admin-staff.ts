/** The back office's screen for who works here, and the first screen of a teacher. */
export const staff = {
  title: 'Staff',
  lead: 'Who works here and what they may do. Owners may do everything; clerks have no refunds, prices, settings and staff; teachers see their own groups.',
  invite: 'INVITE SOMEBODY',
  inviteTitle: 'Invite Somebody',
  inviteNote: 'An email goes out with a link to choose a password. It works once, within 48 hours.',
  inviteSubmit: 'Send the invitation',
  again: 'Invite again',
  invited: (name: string, email: string) => `${name}: invitation sent to ${email}`,
  name: 'Name',
  email: 'Email',
  role: 'Role',
  roles: { owner: 'Owner', clerk: 'Clerk', teacher: 'Teacher' },
  state: 'Access',
  states: { active: 'Active', invited: 'Invited', ended: 'Ended' },
  factor: 'Second factor',
  factorOn: 'Set up',
  factorOff: 'None',
  seen: 'Last seen',
  /** where no sign-in of theirs is kept */
  unseen: { active: 'not signed in', invited: 'never', ended: '–' },
  change: 'Change the role',
  /** in the question whether to make somebody one */
  asRole: { owner: 'an owner', clerk: 'a clerk', teacher: 'a teacher' },
  lastOwner: 'The last owner has to stay: make someone else an owner first',
  staysOwner: 'The last owner stays an owner',
  cannotEnd: 'This access cannot be ended',
  wait: (minutes: number) =>
    minutes === 1 ? 'You can try again in a minute.' : `You can try again in ${minutes} minutes.`,
  roleOf: (name: string) => `Role of ${name}`,
  roleChanged: (name: string, role: string) => `${name}: ${role}`,
  askRole: (name: string, role: string) => `Are you sure you want to make ${name} ${role}?`,
  roleNote: 'It takes effect at once, even where they are signed in now.',
  end: 'End access',
  askEnd: (name: string) => `Are you sure you want to end the access of ${name}?`,
  endNote:
    'They are signed out everywhere at once, and links emailed to them stop working. What they did stays in the activity log.',
  ended: (name: string) => `${name}: access ended`,
  help: 'Remove the second factor',
  askHelp: (name: string) => `Are you sure you want to remove the second factor of ${name}?`,
  helpNote:
    'First make sure who is asking: call them. They are signed out everywhere, and sign in with the password alone until they set up a new one.',
  helped: (name: string) => `${name}: second factor removed`,
  of: (action: string, name: string) => `${action}: ${name}`,
  rules: 'Required second factor',
  rulesNote:
    'Anyone with a role ticked here has to set up a second factor before the back office opens to them.',
  ruleChanged: (role: string, required: boolean) =>
    `${role}: second factor ${required ? 'required' : 'not required'}`,
  failed: 'The list could not be loaded. Try again',
};

export const invitation = {
  title: 'Choose a Password',
  lead: (name: string, email: string) => `Hello ${name}. You will sign in with ${email} and this password.`,
  save: 'Save the password',
  unusableTitle: 'This invitation no longer works',
  unusableText: 'It has expired, was used, or was taken back. Ask whoever invited you for a new one.',
  done: 'Your password is saved. You can sign in now.',
};

/** The first screen of a teacher. */
export const teaching = {
  title: 'My Classes',
  today: 'Today',
  noneToday: 'You have no live class today.',
  next: 'Your next class',
  noneSoon: 'There is none this week or next week either.',
  unmarked: (count: number) =>
    count === 1 ? 'To do: mark attendance for 1 class' : `To do: mark attendance for ${count} classes`,
  openClass: 'Open the class',
  groups: 'My groups',
  noGroups: 'You have no group yet. The office decides which one is yours.',
  changeGroup: 'Change',
};
