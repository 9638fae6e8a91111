import { brand } from '../brand-in-texts.ts';

/** What only public pages say around their own texts: the footer, and short messages. */
export const publicPages = {
  toMenu: 'Back to the menu at the top',
  footer: {
    where: 'Where we are',
    country: 'Indonesia',
    help: 'Help centre',
    whatsapp: 'Chat on WhatsApp',
    email: 'Send us an email',
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
      text: 'We have sent you an email. It says how long its button can still open the account. Thank you for learning with us.',
      action: 'To the home page',
    },
    open: {
      title: 'Your account is open again',
      text: 'Welcome back! Sign in with your email and your password.',
      action: 'Sign In',
    },
    already: {
      title: 'Your account is already open',
      text: 'There is nothing to do here. Sign in with your email and your password.',
      action: 'Sign In',
    },
    unusable: {
      title: 'This link no longer works',
      text: 'It was used, or its time is over. If your account should still be open, please write to us.',
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
    title: (kinds: readonly string[]) => `Stop emails about: ${kinds.join(', ')}?`,
    kinds: {
      video_new: 'new lessons',
      parcel_shipped: 'study kits',
      grade_set: 'your child’s grade',
      year_ending: 'the end of the year',
      holidays_changed: 'holiday weeks',
      live_class_tomorrow: 'the day before a live class',
      live_class_soon: 'the hour before a live class',
      live_class_moved: 'live classes that move',
      live_class_cancelled: 'live classes that are cancelled',
      live_class_message: 'messages to a group',
      school_message: 'messages from the school',
      report_published: 'progress reports',
      test_slots_open: 'times for the oral test',
      written_test_open: 'the week of a written test',
      oral_test_tomorrow: 'the day before an oral test',
      oral_test_cancelled: 'oral tests that are cancelled',
      certificate_ready: 'certificates that are ready',
      registration_open: 'classes that open',
      registration_closing: 'the last days to register',
    },
    text: 'You will still find the messages in your inbox. Emails about payments and your account always come.',
    action: 'Stop these emails',
    done: {
      title: 'Done. We won’t email you these any more.',
      text: 'In your inbox you can switch them on again, and choose what else we email you.',
      action: 'Choose my emails',
    },
    already: {
      title: 'These emails are already off',
      text: 'In your inbox you can switch them on again, and choose what else we email you.',
      action: 'Choose my emails',
    },
    unknown: {
      title: 'This link no longer works',
      text: 'Perhaps it was cut in the email. You can choose what we email you in your inbox.',
      action: 'Choose my emails',
    },
  },
  waitingList: {
    title: 'One email when it opens?',
    text: 'No class is open for registration right now. Leave your address, and we write once, on the first morning. Then we delete it.',
    email: 'Your email',
    action: 'Write to me',
    wrong: 'Please look at the address again: so it cannot be reached.',
    open: {
      title: 'Registration is open now',
      text: 'Nobody has to wait: you can register your child today.',
      action: 'Register your child',
    },
    sent: {
      title: 'Nearly done: look in your mail',
      text: 'Press the button in our email, so that we know the address is yours. Nothing there after a few minutes? Look in the spam folder; who is on the list already gets no second email.',
    },
    ask: {
      title: 'Shall we write when registration opens?',
      text: 'One email, on the first morning of registration. Then your address is deleted.',
      action: 'Yes, write to me',
    },
    confirmed: {
      title: 'We will write to you',
      text: 'On the first morning of registration an email comes to you. Changed your mind? The page behind the link in our first email takes your address off the list.',
    },
    home: 'To the home page',
    leave: 'Take me off the list',
    left: {
      title: 'Your address is off the list',
      text: 'It is deleted, and no email comes.',
    },
    unknown: {
      title: 'This link no longer works',
      text: 'The address is on no list of ours any more: it was taken off, was not confirmed in time, or has had its email.',
    },
  },
  carousel: { before: 'Previous', after: 'Next' },
  brokenForm: 'The form did not arrive complete. Please go back and try again.',
};
