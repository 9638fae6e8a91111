/** What the school tells, to parents and to staff. */
export const inbox = {
  list: 'Messages',
  unread: 'Unread',
  count: (unread: number) =>
    unread === 0
      ? 'You have read everything.'
      : unread === 1
        ? '1 unread message'
        : `${unread} unread messages`,
  loading: 'Your messages are on their way.',
  emptyTitle: 'All quiet here',
  emptyParent: 'When a payment arrives or a parcel leaves for you, you will read it here.',
  emptyStaff: 'When a payment has to be refunded or was reversed, it will stand here.',
  back: 'All messages',
  open: 'See more',
  goneTitle: 'This message is not here',
  goneText: 'Perhaps it is very old, or was sent to another account.',
  failedTitle: 'Your messages could not be loaded',
  failedText: 'Perhaps the connection was interrupted. No message is lost.',
  retry: 'Try again',
  title: 'Inbox',
  bell: (unread: number) => (unread === 0 ? 'Inbox' : `Inbox, ${unread} unread`),
};
