/** The nouns under which the API's document groups its calls. */
export const tags = {
  Accounts: 'Signing up, signing in, and the own profile',
  Children: 'The children of a family: their details, years, bills and grades',
  Batches: 'Academic years: when they start, take registrations and have holidays',
  Uploads: 'Videos that arrive in parts, over a line that may be cut',
  'Family uploads': 'What families send of a child for a lesson: pictures, sounds and videos, never public',
  Courses: 'Lessons: the masters that staff keep, and the year that a child sees',
  'Placement test': 'The test that finds the grade of a new child',
  'Placement desk': 'The questions of the placement test with their key, for staff',
  'Live classes': 'Groups of up to twelve children, their appointments, and who was there',
  'Oral tests': 'One-to-one oral tests: the times teachers open, who has booked them, and how they went',
  'Written tests':
    'A test per grade and part of the year: written by staff, taken at home or on paper, marked by teachers',
  Tasks: 'What families send in for a lesson, the feedback of teachers, and the days on which nobody works',
  Reports:
    'What a child can do after each three units: written by its teacher, proof-read, then with its family',
  Certificates: 'The certificate of a whole year: printed, looked up by its code, issued again',
  Payments: 'The price list, charges and their state',
  'Payment links': 'How somebody else pays a bill of a family, without a sign-in',
  'Payment desk': 'What staff see of payments, and do when money does not go straight',
  'Daily close': 'What came in and went back by day, beside what the payment service reports',
  Shipping: 'Provinces, cities and what sending the study kit costs',
  Orders: 'The study kits to be sent',
  Inbox: 'Messages to an account',
  News: 'News and student performances',
  Testimonies: 'What parents, graduates and students say',
  Search: 'One search over what staff look for',
  Settings: 'Prices, the card fee, and what identifies the school',
  'Family desk': 'What staff do for the account of a family',
  Privacy: 'What a family owns: closing its account, and erasing what is known of it',
  Staff: 'Who works here and what they may do',
  Today: 'What waits for the staff, counted, with the way to each list',
  'Audit log': 'What staff changed',
} as const;

export type Tag = keyof typeof tags;
