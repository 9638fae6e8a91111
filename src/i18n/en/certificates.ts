/** The certificate on the page of a child's reports. */
export const certificates = {
  title: 'eCertificate',
  of: (grade: number, year: string) => `Grade ${grade}, ${year}`,
  loading: 'Looking for the certificate',
  ready: (name: string) => `${name}’s certificate is here. Print it on A4, landscape, and hang it up.`,
  bears: (name: string) =>
    `The name on it is ${name}. If that is no longer right, write to us and we will issue it again.`,
  download: 'Download the eCertificate',
  edition: (edition: number) => `Issued again, edition ${edition}`,
  making: 'Everything is ready. The certificate will appear here by itself within a few minutes.',
  waits: {
    not_in_package: 'The certificate comes with the 12-month package, so this year has none.',
    bill_unpaid: 'This year is no longer paid, so the certificate is not valid.',
    year_runs: (day: string) =>
      `The year runs until ${day}. The certificate follows once the last report is published.`,
    report_missing: 'The year is over. The certificate comes as soon as the last report is published.',
    name_not_printable:
      'We cannot print every letter of this name. Write it in Latin letters in the child’s details, and we will make the certificate.',
  },
  code: 'Its code',
  page: {
    title: 'A page that shows it is genuine',
    text: 'Anyone with the code can check it: the page shows the first name, the grade and the year, nothing else.',
    off: 'The page is off: the code leads nowhere.',
    on: 'The page is on.',
    turnOn: 'Turn the page on',
    turnOff: 'Turn the page off',
    open: 'See the page',
    turnedOn: 'The page is on. Print the certificate again if you want the address on it.',
    turnedOff: 'The page is off.',
  },
  renew: {
    action: 'Get a new code',
    title: 'Get a new code?',
    text: 'The current code will stop working, including on certificates already printed.',
    yes: 'Yes, a new code',
    no: 'Keep this one',
    done: 'The certificate has a new code. Print it again.',
  },
};

/** The page on which somebody sees whether a certificate is genuine. */
export const certificatePage = {
  title: 'A genuine certificate',
  text: (school: string) => `${school} has issued this certificate.`,
  firstName: 'First name',
  grade: 'Grade',
  year: 'Year',
  gradeOf: (grade: number) => `Grade ${grade}`,
  note: 'This is all the school shows of a child. The family can switch this page off at any time.',
  tooOften: { title: 'Too many attempts', text: 'Please wait a minute, then load the page again.' },
  unknown: {
    title: 'Nothing found here',
    text: 'Either the code is not quite right, or the family has not switched this certificate’s page on. Check the code letter by letter, or ask the family.',
  },
  toSchool: 'To the school’s page',
};

/** What stands on a certificate. It is in English; the other language stands below, smaller. */
export const certificatePaper = {
  fileName: 'certificate',
  documentTitle: (name: string) => `Certificate of ${name}`,
  bulkTitle: (batch: number) => `Certificates of batch ${batch}`,
  title: 'Certificate',
  presented: 'Well done! This certificate is for',
  completed: 'who has learned English with us for a whole year:',
  units: 'A whole year, and many brave words',
  grade: (grade: number, level: string) => `Grade ${grade} · ${level}`,
  year: (from: string, to: string) => `${from} to ${to}`,
  teacher: 'Teacher',
  owner: (school: string) => `On behalf of ${school}`,
  date: (day: string) => day,
  code: 'Code',
  verify: 'Genuine?',
};
