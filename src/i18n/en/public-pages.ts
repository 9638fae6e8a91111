import { brand } from '../brand-in-texts.ts';

/** What only public pages say around their own texts: the footer, and short messages. */
export const publicPages = {
  toMenu: 'Back to the menu at the top',
  footer: {
    where: 'Where we are',
    country: 'Indonesia',
    help: 'Help centre',
    whatsapp: 'Chat on WhatsApp',
    email: 'Write us an email',
    discover: 'Discover',
    follow: 'Follow us',
    privacy: 'Privacy',
    terms: 'Terms',
    motto: `English for curious children, from ${brand.place} to everywhere.`,
  },
  activate: {
    title: 'Confirm your email address',
    text: 'Press the button, and your account is active.',
    action: 'Confirm',
  },
  reopen: {
    ask: {
      title: 'Open your account again?',
      text: 'Lessons, bills and messages are as you left them; payment links, calendar addresses and what we showed of your child do not come back by themselves. Sign in with your password afterwards.',
      action: 'Open it again',
    },
    closed: {
      title: 'Your account is closed',
      text: 'We have sent you a mail: its button opens the account again within 30 days. Thank you for the time with us.',
      action: 'To the home page',
    },
    open: {
      title: 'Your account is open again',
      text: 'Welcome back! Sign in with your email and your password.',
      action: 'Sign In',
    },
    unusable: {
      title: 'This link does not open it any more',
      text: 'It was used, or the 30 days are over. If your account should still be open, please write to us.',
      action: 'To the home page',
    },
  },
  activated: {
    title: 'Your account is active',
    text: 'Thank you for confirming your email address. Now sign in and tell us about your child.',
    action: 'Sign In',
  },
  alreadyActivated: {
    title: 'Already activated',
    text: 'This link was used before, so your account is ready. You can sign in right away.',
    action: 'Sign In',
  },
  leaveMails: {
    title: 'No more emails of this kind?',
    text: 'The messages still stand in your inbox. Emails about payments and about your account always come.',
    action: 'Stop these emails',
    done: {
      title: 'Done, no more of these',
      text: 'We will not email you messages of this kind any more. In your inbox you can switch them on again.',
      action: 'To the home page',
    },
    unknown: {
      title: 'This address does not work',
      text: 'Perhaps it was cut in the mail. You can choose what we email you in your inbox.',
      action: 'To my inbox',
    },
  },
  carousel: { before: 'Previous', after: 'Next' },
  brokenForm: 'The form did not arrive whole. Please go back and try again.',
};
