import { account, allowed } from './admin-account.ts';
import { family } from './admin-family.ts';
import { apiTokens } from './admin-api-tokens.ts';
import { batches } from './admin-batches.ts';
import { webhooks } from './admin-webhooks.ts';
import { bills } from './admin-bills.ts';
import { imports } from './admin-imports.ts';
import { courses } from './admin-courses.ts';
import { dayClose } from './admin-day-close.ts';
import { feedback, form } from './admin-form.ts';
import { liveClasses } from './admin-live-classes.ts';
import { writtenTests } from './admin-written-tests.ts';
import { oralTests } from './admin-oral-tests.ts';
import { log } from './admin-log.ts';
import { messages } from './admin-messages.ts';
import { news } from './admin-news.ts';
import { orders } from './admin-orders.ts';
import { payments } from './admin-payments.ts';
import { performances } from './admin-performances.ts';
import { placement } from './admin-placement.ts';
import { preview } from './admin-preview.ts';
import { reports } from './admin-reports.ts';
import { search } from './admin-search.ts';
import { secondStep, security } from './admin-security.ts';
import { settings } from './admin-settings.ts';
import { invitation, staff, teaching } from './admin-staff.ts';
import { adminCertificates as certificates } from './admin-certificates.ts';
import { tasks } from './admin-tasks.ts';
import { testimonies } from './admin-testimonies.ts';
import { health } from './admin-health.ts';
import { numbers } from './admin-numbers.ts';
import { announcements } from './admin-announcements.ts';
import { handOver, stock } from './admin-stock.ts';
import { opening } from './admin-opening.ts';
import { today } from './admin-today.ts';
import { uploads } from './admin-uploads.ts';
import { lessonWords } from './admin-words.ts';
import { videos } from './admin-videos.ts';

/** The back office's screens. */
export const admin = {
  /** side menu, top bar and the page that is not there */
  frame: {
    area: 'Back office',
    notOpen: 'Families still read that the school is opening soon. Tell them who you are:',
    toBrand: 'enter the school’s details',
    navigation: 'Back office navigation',
    orders: 'Orders',
    payments: 'Payments',
    testimonies: 'Testimonies',
    news: 'News',
    performances: 'Student Performance',
    batches: 'Batches',
    courses: 'Course Master Data',
    children: 'Children',
    settings: 'Settings',
    log: 'Activity Log',
    profile: 'Profile',
    logout: 'Logout',
    openMenu: 'Open the menu',
    account: (name: string) => `Account of ${name}`,
    toSite: 'To the public site',
    /** where somebody was led here from a screen that the role may not see */
    keptFor: { owner: 'This page is for owners.', clerk: 'This page is for owners and clerks.' },
    toOrders: 'Back to the back office',
  },
  login: {
    title: 'Login',
    email: 'Email Address',
    password: 'Password',
    signIn: 'Sign In',
    lead: 'For the staff of the school.',
  },
  account,
  allowed,
  family,
  batches,
  bills,
  imports,
  courses,
  lessonWords,
  dayClose,
  feedback,
  form,
  liveClasses,
  oralTests,
  reports,
  tasks,
  certificates,
  log,
  messages,
  news,
  orders,
  payments,
  performances,
  placement,
  preview,
  search,
  secondStep,
  security,
  settings,
  invitation,
  staff,
  apiTokens,
  announcements,
  handOver,
  stock,
  webhooks,
  teaching,
  today,
  opening,
  numbers,
  health,
  testimonies,
  uploads,
  videos,
  writtenTests,
  /** what every list says */
  list: {
    actions: 'Actions',
    search: 'Search',
    filters: 'Filters',
    searchNow: 'Search now',
    clear: 'Clear the search',
    unfilter: 'Show all',
    pages: 'Pages of the list',
    previous: 'Previous page',
    next: 'Next page',
    pageNumber: (page: number) => `Page ${page}`,
    range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
    justCreated: 'The new one is shown first.',
    more: 'Show all of it',
    /** a list as a file for spreadsheets */
    table: 'CSV',
    tableOfFamilies: 'Families (CSV)',
    tables: {
      children: 'Children as a table (CSV)',
      families: 'Families (CSV), all or as searched',
      bills: 'Bills as a table (CSV)',
      orders: 'Orders as a table (CSV)',
      payments: 'Payments as a table (CSV)',
      numbers: 'Money by month as a table (CSV)',
    },
    sortBy: 'Sort by',
    unsorted: 'Sort by: usual order',
    sorted: {
      asc: (column: string) => `${column}, ascending`,
      desc: (column: string) => `${column}, descending`,
    },
    failedTitle: 'The list could not be loaded',
    failedText: 'Perhaps the connection was interrupted.',
    retry: 'Try again',
  },
  /** what everything that is open beside a list says */
  panel: {
    previous: 'Previous',
    next: 'Next',
    failedTitle: 'This could not be loaded',
    failedText: 'Perhaps the connection was interrupted.',
    retry: 'Try again',
  },
  /** what staff changed of something */
  history: {
    title: 'History',
    none: 'Nothing has been changed yet.',
    empty: 'empty',
    failed: 'The history could not be loaded. Try again',
    changed: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
    takenBack: 'undone',
    newest: (count: number, total: number) => `The newest ${count} of ${total} changes.`,
  },
  /** what every question before a change says */
  confirm: {
    title: 'Are you sure?',
    yes: 'Yes, I am sure',
    no: 'No, I change my mind',
  },
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back to the list',
  children: {
    title: 'List of Children',
    searchHint: 'Name or phone number',
    name: 'Child Name',
    parent: 'Parent Name',
    found: (count: number) => (count === 1 ? '1 child' : `${count} children`),
    emptyTitle: 'No children yet',
    emptyText: 'As soon as a parent adds a child, they appear here.',
    noneTitle: 'No such child',
    noneText: (q: string) => `No child was found for “${q}”. Try a shorter part of the name or number.`,
    selectBatch: 'Select a Batch',
    pleaseSelect: 'Please select one of the batch',
    batchOption: (batch: number, start: string, end: string) => `Batch ${batch} (${start} - ${end})`,
    allChildren: 'All children, even without a batch',
    chooseBatch: 'Please choose',
    batchEmptyTitle: 'No children in this batch yet',
    batchEmptyText: 'As soon as a family has paid for a child’s first bill, the child appears here.',
    batch: 'Batch',
    noBatch: 'none yet',
    thisBatch: 'this batch',
    foundInBatch: (count: number, batch: string) =>
      `${count === 1 ? '1 child' : `${count} children`} in ${batch}`,
    noneInBatch: (q: string, batch: string) =>
      `No child was found for “${q}” in ${batch}. Perhaps the child is in another batch.`,
    searchAllBatches: 'Search all batches',
    stateFilter: 'State',
    anyState: 'All',
    states: {
      awaiting_test: 'Awaiting test',
      bill_overdue: 'Bill overdue',
      left: 'Left',
      closing: 'Account closed',
    },
    awaitsTest: 'Test awaited',
    yearOver: 'Year over',
    hasLeft: 'Left',
    gradeFilter: 'Grade',
    anyGrade: 'All grades',
    noneInState: 'No child matches',
    noneInStateText: 'Choose another grade or state to see the other children.',
    grade: 'Grade',
    noGrade: 'none yet',
    edit: 'Edit',
    dialog: 'Update Child',
    submit: 'Update Child',
    missingTitle: 'This child is not in this list',
    missingText: 'Perhaps they are in another batch, or the address has a wrong number.',
    family: 'Family',
    toFamily: 'To the family',
    born: 'Born',
    age: (years: number) => (years === 1 ? '1 year old' : `${years} years old`),
    familySubmit: 'Update Family',
    ofFamily: 'Children',
    familyNote: (least: number, most: number) =>
      `How many children this family may add: ${least} unless you allow more, up to ${most}. A family at its limit is asked to write to us on WhatsApp.`,
    placementTest: 'Placement test',
    placementResult: (grade: number, byStaff: boolean, letter: string) =>
      `Grade ${grade}${byStaff ? ', set by staff' : ''} (form ${letter})`,
    placementRuns: (part: number) => `Under way, part ${part} of 12`,
    placementParts: 'Right, by part',
    placementListening: 'Recordings',
    placementRead: 'Shown as texts',
    placementReplays: (count: number) => `${count} heard twice`,
    placementAwaited: (moment: string) => `Not started yet, possible until ${moment}`,
    placedWithoutTest: {
      age: 'Not needed: too young for it when the course was paid',
      time: 'Not started in time: placed without it',
      staff: 'Not taken: placed by staff',
    },
    gradeNote: 'The grade takes effect at once: lessons and videos change with it.',
    gradeNoteOfTest: 'It also becomes the result of the placement test, which is then over.',
  },
  profile: {
    title: 'Profile',
    account: 'Your account',
    name: 'Name',
    email: 'Email',
    password: 'Change Password',
    passwordLead: 'At least 8 characters. You will be signed out elsewhere.',
    save: 'Change my password',
  },
};
