/** What the school tells, to parents and to staff. */
export const inbox = {
  list: 'Messages',
  unread: 'Unread',
  paid: 'Paid',
  count: (unread: number) =>
    unread === 0
      ? 'You have read everything.'
      : unread === 1
        ? '1 unread message'
        : `${unread} unread messages`,
  markAll: 'Mark all as read',
  loading: 'Your messages are on their way.',
  emptyTitle: 'All quiet here',
  emptyParent: 'News about lessons, bills and parcels will be here.',
  emptyStaff: 'When a payment has to be refunded or was reversed, it will stand here.',
  back: 'All messages',
  open: 'See more',
  goneTitle: 'This message is not here',
  goneText: 'Perhaps it is very old, or was sent to another account.',
  failedTitle: 'Your messages could not be loaded',
  failedText: 'Perhaps the connection was interrupted. No message is lost.',
  retry: 'Try again',
  title: 'Inbox',
  mails: {
    title: 'What we also email you',
    toChoices: 'Choose what we email you',
    saved: 'Saved',
    text: 'All messages are here. Messages about payments and about your account are always emailed.',
    video_new: 'New lessons on Monday',
    parcel_shipped: 'A study kit that is on its way',
    grade_set: 'A grade that the school sets',
    year_ending: 'The end of the year, and what comes next',
    holidays_changed: 'Holiday weeks that change, and the lessons they move',
    live_class_tomorrow: 'The day before a live class',
    live_class_soon: 'An hour before a live class',
    live_class_moved: 'A live class that moves',
    live_class_cancelled: 'A live class that does not take place',
    live_class_message: 'What the school writes to your child’s group',
    test_slots_open: 'Times for the oral test that you can book',
    oral_test_tomorrow: 'The day before an oral test',
    oral_test_cancelled: 'An oral test whose time is taken away',
    registration_open: 'A batch that your child can join',
    registration_closing: 'The last days to register',
    failed: 'This could not be saved. Please try again.',
    loadFailed: 'Your choice could not be loaded.',
  },
  bell: (unread: number) => (unread === 0 ? 'Inbox' : `Inbox, ${unread} unread`),
};
