import { brand } from '../brand-in-texts.ts';

const forHours = (hours: number) => (hours === 1 ? 'one hour' : `${hours} hours`);

/** Signing in, and everything around a password. */
export const accounts = {
  login: {
    title: 'Welcome back',
    lead: 'Sign in to see what is new and what comes next for your child.',
    action: 'Sign In',
    forgot: 'Forgot your password?',
    newHere: `New at ${brand.name}?`,
    signUp: 'Create an account',
    wrong: 'Please look at the spelling of both, and at the Caps Lock key. You can also set a new password.',
    notFound: 'This account cannot sign in here. If you think that is a mistake, please write to us.',
    help: 'Ask us on WhatsApp',
    wait: (minutes: number) =>
      `To protect your account we pause after many wrong tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    closed: {
      text: (on: string, until: string) =>
        `This account was closed on ${on}. The mail we sent that day opens it again until ${until}.`,
      action: 'Send that email again',
      sent: 'The email is on its way',
      sentText: (email: string) =>
        `It arrives at ${email} within a few minutes; its button opens your account again. Please look in the spam folder too.`,
    },
    unverified: {
      title: 'One step is left',
      text: (email: string) =>
        `We sent an email to ${email} when you signed up. Please open it and follow its link, then sign in here. If you cannot find it, look in the spam folder too.`,
    },
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'That happens. Tell us the email address of your account and we send you a link to set a new one.',
    action: 'Send me the link',
    back: 'Back to signing in',
    sentText: (email: string, hours: number) =>
      `If there is an account with ${email}, an email with a link arrives within a few minutes. The link works once and for ${forHours(hours)}. Please look in the spam folder too.`,
    other: 'Use another address',
  },
  /** a family from a file answers the school's invitation */
  invited: {
    title: (name: string) => `Welcome, ${name}`,
    lead: (email: string) => `Choose a password. You then sign in with it and ${email}.`,
    children: (names: string) => `This is about ${names}.`,
    action: 'Save and go to sign-in',
    tick: 'Please tick this: without it we may not teach your children.',
    unusable: {
      title: 'This invitation no longer works',
      text: (days: number) =>
        `It can be used once, within ${days} days. If you already have a password, just sign in; if not, please ask us for a new invitation.`,
      action: 'Go to sign-in',
    },
  },
  reset: {
    title: 'Set a new password',
    lead: 'Choose one that you do not use anywhere else. After that you sign in with the new one on all devices.',
    action: 'Save the new password',
    unusable: {
      title: 'This link no longer works',
      text: (hours: number) => `It works once and for ${forHours(hours)}. Please ask for a new one.`,
    },
    missing: {
      title: 'First open the link in your email',
      text: (hours: number) =>
        `A new password can be set only through the link that we send by email. It works once and for ${forHours(hours)}; after opening it you have ten minutes. Please open it again, or ask for a new one.`,
    },
    askAgain: 'Ask for a new link',
  },
};
