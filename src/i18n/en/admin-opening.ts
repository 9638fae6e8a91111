/** What a new school does before its first family comes. */
export const opening = {
  title: 'Before You Open',
  /** what else it is searched by */
  also: 'opening',
  lead: 'What to have in order before the first family comes. Most of it ticks itself as soon as it is done.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: 'Everything is done. Your families can come!',
  isDone: 'Done',
  isOpen: 'Still to do',
  steps: {
    second_factor: {
      name: 'Lock your own door twice',
      text: 'An owner can see and change everything. With a second factor, a stolen password alone lets nobody in.',
      way: 'Set up the second factor',
    },
    brand: {
      name: 'Say who you are',
      text: 'Name, address and WhatsApp number are on every page and in every email. Until then families only read that you are opening soon.',
      way: 'Enter the school’s details',
    },
    test_mail: {
      name: 'Check that email arrives',
      text: 'Families confirm their address by email. Send one to yourself, and check the spam folder too.',
      way: 'Send me a test email',
    },
    prices: {
      name: 'Check your prices',
      text: 'They came with the product. Each bill keeps the prices of the day it is made.',
      way: 'Open the prices',
    },
    batch: {
      name: 'Open a batch',
      text: 'Families can only buy while the registration of a batch is open.',
      way: 'Open the batches',
    },
    courses: {
      name: 'Fill the first three weeks',
      text: 'Unit 1 has a video in weeks 1, 2 and 3, in every grade from 2 to 6.',
      way: 'Open the courses',
    },
    notification: {
      name: 'Hear from Midtrans',
      text: 'Enter the notification address in the Midtrans dashboard. The first notification about a payment ticks this.',
      way: 'Open the payments',
    },
    payment: {
      name: 'Take a first payment',
      text: 'Buy a course with a family account of your own, pay for it, and refund the money afterwards.',
      way: 'Open the refunds and payments',
    },
    backup: {
      name: 'Make a backup',
      text: 'Whoever runs the server sets it up to run each night, and tries restoring it once.',
      way: null,
    },
  },
  said: {
    test_mail: 'It has arrived',
    prices: 'I have checked them',
    backup: 'Backups are made and were restored once',
  },
  sent: (address: string) => `A test email is on its way to ${address}.`,
  putAway: 'Do not remind me any more',
  putAwayNote: 'The list disappears from the Today page. You can still find it by searching.',
  isPutAway: 'There are no more reminders of this list.',
  bringBack: 'Remind me again',
};
