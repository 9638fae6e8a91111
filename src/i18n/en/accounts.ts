import { brand } from '../brand-in-texts.ts';

const forHours = (hours: number) => (hours === 1 ? 'one hour' : `${hours} hours`);

/** Signing in, verifying an address, the first steps, and everything around a password. */
export const accounts = {
  login: {
    title: 'Welcome back',
    lead: 'Sign in to see what is new and what comes next for your child.',
    action: 'Sign In',
    forgot: 'Forgot your password?',
    newHere: `New at ${brand.name}?`,
    signUp: 'Create an account',
    wrong: 'Please check the spelling of both, and the Caps Lock key. You can also set a new password.',
    notFound: 'This account cannot sign in here. If you think that is a mistake, please write to us.',
    help: 'Ask us on WhatsApp',
    wait: (minutes: number) =>
      `To protect your account, there is a pause after many wrong attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    closed: {
      text: (on: string, until: string) =>
        `This account was closed on ${on}. The email we sent that day can open it again until ${until}.`,
      action: 'Send that email again',
      sent: 'The email is on its way',
      sentText: (email: string) =>
        `It should reach ${email} within a few minutes; its button opens your account again. Please check your spam folder too.`,
    },
    unverified: {
      title: 'Just one step left',
      text: (email: string) =>
        `We sent an email to ${email} when you signed up. Please follow the link in it, then sign in here. If you cannot find it, check your spam folder too.`,
    },
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'It happens. Tell us your account’s email address and we will send you a link to set a new one.',
    action: 'Send me the link',
    back: 'Back to sign-in',
    sentText: (email: string, hours: number) =>
      `If there is an account with ${email}, a link should arrive there within a few minutes. It works once, within ${forHours(hours)}. Please check your spam folder too.`,
    other: 'Use another address',
  },
  /** a family from a file answers the school's invitation */
  invited: {
    title: (name: string) => `Welcome, ${name}`,
    lead: (email: string) => `Choose a password. You will sign in with it and ${email}.`,
    children: (names: string) => `This is for ${names}.`,
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
    lead: 'Choose one that you do not use anywhere else. From then on, sign in with the new one on all your devices.',
    action: 'Save the new password',
    unusable: {
      title: 'This link no longer works',
      text: (hours: number) => `It works once, within ${forHours(hours)}. Please ask for a new one.`,
    },
    missing: {
      title: 'First open the link in your email',
      text: (hours: number) =>
        `You can only set a new password through the link we email you. It works once, within ${forHours(hours)}; after opening it you have a few minutes. Please open it again, or ask for a new one.`,
    },
    askAgain: 'Ask for a new link',
  },
  resend: {
    title: 'No email yet?',
    text: 'Have a look in your spam folder first. If it is not there either, we will send you another.',
    action: 'Send the email again',
    sent: 'On its way',
    sentText: (email: string) =>
      `If an account with ${email} is waiting to be verified, the email should arrive there within a few minutes.`,
  },
  wrongAddress: {
    title: 'Is the address wrong?',
    text: 'Give us the right one, and the email goes there. The link sent to the wrong address stops working.',
    right: 'The right email address',
    passwordHint: 'The password you have just chosen',
    action: 'Correct and send',
  },
  welcome: {
    checkMail: {
      title: 'Please check your email',
      text: (email: string | null, hours: number) =>
        `Thank you for signing up! We have sent an email to ${email ?? 'your address'}. Follow the link in it to verify your address, then you can sign in. The link works for ${hours} hours.`,
    },
    expired: {
      title: 'This link has expired',
      text: (hours: number) =>
        `To keep your account safe, the link in the email works for ${hours} hours only. No harm done: tell us your email address and we will send you a new one.`,
    },
    unusable: {
      title: 'This link does not work',
      text: 'Perhaps part of it got lost on the way. Please open it from the email itself, or tell us your email address and we will send you a new one.',
    },
    general: {
      title: `Welcome to ${brand.name}`,
      text: 'English at home for children, with weekly videos and a live class in every unit.',
      steps: [
        'Create an account and verify your email address.',
        'Add your child: name, birthday and, if you like, a photo.',
        'Choose a class and how you would like to pay.',
      ],
      signUp: 'Create an account',
      signIn: 'Sign In',
      addChild: 'Add a child',
      profile: 'To my account',
    },
  },
};
