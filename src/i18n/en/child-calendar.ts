/** The calendar address of a child, loaded when it is asked for. */
export const childCalendar = {
  loading: 'The calendar address is being looked for',
  what: (name: string) =>
    `It shows each Monday on which something comes for ${name}: videos, live classes and the tests of your package, as far as the bills are paid. It keeps itself up to date.`,
  who: 'Whoever has the address can read it, without signing in. Give it to your family only.',
  make: 'Make the address',
  madeTitle: 'Here is the address',
  once: 'We show it this once. Copy it now, or open it in your calendar.',
  copy: 'Copy the address',
  copied: 'Copied',
  byHand: 'It is marked now: press and hold it, and copy it.',
  open: 'Open in the calendar app',
  since: (moment: string) => `There has been an address since ${moment}.`,
  hidden: 'We cannot show it again. If you have lost it, make a new one; the old one then ends.',
  renew: 'Make a new address',
  renewAsk: {
    title: 'Make a new address?',
    text: 'The old one ends at once. Calendars that use it get nothing new any more and have to be given the new one.',
    yes: 'Yes, a new one',
    no: 'Keep the old one',
  },
  remove: 'Remove the address',
  removeAsk: {
    title: 'Remove the address?',
    text: 'It ends at once, and calendars that use it get nothing new any more. You can make a new one at any time.',
    yes: 'Yes, remove it',
    no: 'Keep it',
  },
  removed: 'The calendar address has been removed.',
  how: 'How to put it in',
  google: 'Google Calendar, also on Android',
  googleSteps: [
    'Copy the address.',
    'Open calendar.google.com in a browser: on a computer, or on the phone as a desktop site.',
    'Beside “Other calendars” choose “+”, then “From URL”, and paste the address.',
    'It then shows in the Google Calendar app too. Google looks for news about once a day.',
  ],
  iphone: 'iPhone and iPad',
  iphoneSteps: [
    'Touch “Open in the calendar app” and then “Subscribe”.',
    'If nothing opens: in the Calendar app choose “Calendars”, “Add Calendar”, “Add Subscription Calendar”, and paste the address.',
  ],
};
