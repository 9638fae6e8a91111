import { brand } from '../brand-in-texts.ts';

/** Signing up, verifying an address, and the first steps. */
export const accounts = {
  signUp: {
    title: 'Create your account',
    lead: 'It takes a few minutes. Afterwards you add your child and choose a class.',
    asked: (place: string | null, months: number) =>
      `From your price: ${place === null ? '' : `${place}, `}${months === 12 ? 'one payment for the year' : `a payment every ${months} months`}.`,
    step: (now: number, of: number) => `Step ${now} of ${of}`,
    next: 'Continue',
    change: 'Change',
    about: 'About you',
    reach: 'How you sign in',
    kit: 'Where the study kit goes',
    kitLead: 'Books and materials come to this address. You can change it later.',
    lastNameHint: 'Only one name? Then leave this empty.',
    male: 'Male',
    female: 'Female',
    emailHint: 'You will sign in with it. We send a link there to make sure it is yours.',
    phoneHint: 'Preferably your WhatsApp number, for example 0812\u00a03456\u00a07890',
    addressHint: 'Street and number, RT/RW, village and district',
    zipHint: 'Five digits',
    notesHint: 'For the courier: a landmark, the colour of the gate …',
    passwordHint: 'At least 8 characters',
    action: 'Create my account',
    agreed: 'By creating an account you agree to:',
    terms: 'Terms',
    privacy: 'Privacy',
    haveOne: 'Already have an account?',
    signIn: 'Sign in',
    signInInstead: 'Sign in with it',
  },
  region: {
    chooseProvince: 'Choose a province',
    chooseCity: 'Choose a city or regency',
    provinceFirst: 'Province first',
    loading: 'Loading …',
    failed: 'Oops.. Something went wrong please try again later.',
    retry: 'Try again',
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
