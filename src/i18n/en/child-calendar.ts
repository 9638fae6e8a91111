/** The calendar address of a child, loaded when it is asked for. */
export const childCalendar = {
  loading: 'Looking for the calendar address',
  what: (name: string) =>
    `It shows what each Monday brings for ${name}: videos, live classes and the tests in your package, as long as the bills are paid. It keeps itself up to date.`,
  who: 'Anyone with the address can read it without signing in, so please keep it in the family.',
  make: 'Make the address',
  madeTitle: 'Here is the address',
  once: 'You will only see it this once. Copy it now, or open it in your calendar.',
  copy: 'Copy the address',
  copied: 'Copied',
  byHand: 'It is selected: press and hold, then copy.',
  open: 'Open in the calendar app',
  since: (moment: string) => `There has been an address since ${moment}.`,
  hidden: 'We cannot show it again. If you have lost it, make a new one; the old one will stop working.',
  renew: 'Make a new address',
  renewAsk: {
    title: 'Make a new address?',
    text: 'The old one stops working at once. Calendars that use it will no longer update and need the new one.',
    yes: 'Yes, a new one',
    no: 'Keep the old one',
  },
  remove: 'Remove the address',
  removeAsk: {
    title: 'Remove the address?',
    text: 'It stops working at once, and calendars that use it will no longer update. You can make a new one at any time.',
    yes: 'Yes, remove it',
    no: 'Keep it',
  },
  removed: 'The calendar address has been removed.',
  how: 'How to add it',
  google: 'Google Calendar, also on Android',
  googleSteps: [
    'Copy the address.',
    'Open calendar.google.com in a browser: on a computer, or on the phone as a desktop site.',
    'Beside “Other calendars” choose “+”, then “From URL”, and paste the address.',
    'It then shows in the Google Calendar app too. Google updates it about once a day.',
  ],
  iphone: 'iPhone and iPad',
  iphoneSteps: [
    'Touch “Open in the calendar app” and then “Subscribe”.',
    'If nothing opens: in the Calendar app choose “Calendars”, “Add Calendar”, “Add Subscription Calendar”, and paste the address.',
  ],
};
