/** The list of one's own sessions, for parents and staff. */
export const sessions = {
  title: 'Where you are signed in',
  lead: 'The phones and computers that are signed in to your account.',
  unknownToParent: 'If you do not know one of them, sign it out and change your password.',
  /** The back office has no form for a password. */
  unknownToStaff:
    'If you do not know one of them, sign it out. Then sign out here and get a new password: “Forgot your password?” on the page where parents sign in works for staff, too.',
  list: 'Devices that are signed in',
  loading: 'Your devices are loading',
  failedTitle: 'Your devices could not be loaded',
  failedText: 'Perhaps the connection dropped. Nothing has changed.',
  retry: 'Try again',
  /** `system` is "Android", "Windows" … */
  device: {
    phone: (system: string) => (system === 'iOS' ? 'iPhone' : `${system} phone`.trim()),
    tablet: (system: string) => (system === 'iOS' ? 'iPad' : `${system} tablet`.trim()),
    computer: (system: string) => `${system} computer`.trim(),
    unknown: (_system: string) => 'Unknown device',
  },
  here: 'This device',
  /** then comes the moment */
  signedIn: 'Signed in on',
  seen: 'Last seen around',
  alone: 'You are only signed in on this device.',
  end: 'Sign out',
  endNamed: (device: string) => `Sign out: ${device}`,
  endOthers: 'Sign out all other devices',
  askOne: (device: string) => `Sign out: ${device}?`,
  askOthers: 'Sign out all other devices?',
  askText: 'To use it again, someone would have to enter your password. This device stays signed in.',
  yes: 'Yes, sign out',
  no: 'No, keep it',
  ended: 'Signed out',
};
