import { brand } from '../brand-in-texts.ts';

/** A child's own pages: adding one, the thank-you page, and the personal details. */
export const children = {
  add: {
    title: 'Add a child',
    lead: 'Tell us who will learn with Kancil. You can change everything later.',
    back: 'Back to my children',
    full: (count: number) =>
      `This account has ${count} children, which is the limit. Would you like to add another? We will help you on WhatsApp.`,
    more: 'Write to us on WhatsApp',
    moreMessage: 'Hello, I would like to add another child to my account.',
    photoHint: (kinds: string) => `Optional. ${kinds}`,
    photoChoice: 'We could not use that photo. Choose another, or “Without a photo”, then add your child.',
    lastNameHint: 'Leave it empty if your child has just one name.',
    save: 'Add this child',
  },
  advice: {
    young: (from: number, to: number) =>
      `Our classes are made for children aged ${from} to ${to}. You can add a younger child now and start later.`,
    old: (from: number, to: number) =>
      `Our classes are made for children aged ${from} to ${to}. Teenagers and adults have their own classes.`,
    oldLink: 'See the teen and adult classes',
  },
  finish: {
    title: 'Thank you!',
    welcome: (name: string) => `Welcome, ${name}!`,
    text: (name: string) => `${name} is now part of the ${brand.name} family.`,
    next: 'What you can do now',
    choose: (name: string) => `Choose a class for ${name}.`,
    starts: (date: string) => `Registration is open for the class that starts on ${date}.`,
    started: (date: string) => `The class that began on ${date} is still open for registration.`,
    noClass: 'No class is open today; you can register in December and July.',
    toClass: (name: string) => `Choose a class for ${name}`,
    page: (name: string) => `See ${name}’s page: check the details, change the photo.`,
    another: 'Have you got another child? Add them too.',
    toPage: (name: string) => `Open ${name}’s page`,
    toAnother: 'Add another child',
    toChildren: 'Back to my children',
  },
  page: {
    back: 'My Children',
    siblings: 'Your other children',
    details: 'Personal Details',
    edit: 'Edit',
    cancel: 'Cancel',
    save: 'Save the details',
    name: 'Name',
    gender: 'Gender',
    birthdate: 'Birthdate',
    test: 'Placement test',
    testResult: (grade: number) => `Grade ${grade}: see the result`,
    byTime: 'Not started in time',
  },
};
