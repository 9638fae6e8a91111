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
    motto: `English for curious children, from ${brand.place} to everywhere.`,
  },
  activate: {
    title: 'Confirm your email address',
    text: 'Press the button, and your account is active.',
    action: 'Confirm',
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
  carousel: { before: 'Previous', after: 'Next' },
  brokenForm: 'The form did not arrive whole. Please go back and try again.',
};
