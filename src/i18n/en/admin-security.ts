import { brand } from '../brand-in-texts.ts';

/** The second factor of the own account. */
export const security = {
  title: 'Account security',
  menu: 'Security',
  heading: 'Second factor',
  lead: 'With a second factor, signing in asks for your password and then for a code from your phone. Anyone who learns your password still cannot get in.',
  due: 'The school asks you to set up a second factor. Please do it now; after that the back office is open to you.',
  off: 'It is off: your password alone is enough to sign in.',
  on: (day: string) => `It is on, since ${day}.`,
  left: (count: number) => (count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`),
  fewLeft: 'Make new ones before they run out.',
  compulsory: 'The school requires a second factor, so it cannot be switched off.',
  start: 'Set up the second factor',
  move: 'Move to another phone',
  renew: 'Make new recovery codes',
  remove: 'Switch off',
  /** what each dialog says above the password */
  dialogs: {
    start: 'You need your phone with an authenticator app. First please type your password once more.',
    move: 'The phone you use now keeps working until the new one is confirmed. Please type your password.',
    renew: 'Your current codes stop working at once. Please type your password.',
    remove: 'After that your password alone is enough to sign in. Please type it once more.',
  },
  next: 'Continue',
  removed: 'The second factor is off',
  setUp: {
    title: 'Set up the second factor',
    scan: 'Scan this code with an authenticator app on your phone, such as Google Authenticator, Aegis or your password manager.',
    qr: 'QR code for your authenticator app',
    secret: 'If you cannot scan it, type this key into the app:',
    copySecret: 'Copy the key',
    code: 'Then type the six digits that the app shows.',
    confirm: 'Switch on',
    cancel: 'Cancel',
  },
  codes: {
    title: 'Your recovery codes',
    lead: 'Without your phone, each of these lets you in once. They are shown only now: print them, or keep them with your important papers, not on the same phone.',
    list: 'Recovery codes',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copying does not work in this browser. Please select the text and copy it by hand.',
    download: 'Save as a file',
    file: `${brand.name} recovery codes`,
    fileLead: (email: string) => `Recovery codes of ${email} for ${brand.name}. Each works once.`,
    kept: 'I have kept them safe',
  },
};

/** The second step of signing in. */
export const secondStep = {
  title: 'Enter your code',
  lead: `Open the authenticator app on your phone and type the six digits it shows for ${brand.name}.`,
  code: 'Code from your app',
  recoveryTitle: 'Use a recovery code',
  recoveryLead: 'Use one of the ten codes you kept when you set up the second factor. Each works once.',
  recoveryCode: 'Recovery code',
  toRecovery: 'Phone not at hand? Use a recovery code',
  toApp: 'Use the code from the app',
  back: 'Back to email and password',
  over: 'That took more than five minutes. Please sign in again.',
  lost: 'If the phone and the codes are lost, ask whoever runs the server.',
};
