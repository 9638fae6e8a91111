/** Messages that staff write to many families at once. */
export const announcements = {
  title: 'Messages to Families',
  lead: 'What the school has written to the families of a batch, a grade or a group. Sent messages cannot be taken back.',
  create: 'NEW MESSAGE',
  emptyTitle: 'No messages yet',
  emptyText: 'Write the first message: an open day, a change for everyone, a holiday greeting.',
  message: 'Message',
  whom: 'To',
  sent: 'Sent',
  families: 'Families',
  told: (families: number) => (families === 1 ? '1 family' : `${families} families`),
  opened: (families: number) => `opened by ${families}`,
  toBatch: (batch: number) => `Batch ${batch}`,
  toGrade: (batch: number, grade: number) => `Batch ${batch}, grade ${grade}`,
  toGroup: (batch: number, grade: number, group: number) => `Batch ${batch}, grade ${grade}, group ${group}`,
  newTitle: 'New Message to Families',
  newLead:
    'Every family reads it in its own language, once, however many of its children learn here. Links are shown as plain text.',
  toSent: 'Messages sent',
  batch: 'Batch',
  everybody: 'All families of the batch',
  gradeOnly: (grade: number) => `Grade ${grade}`,
  groupOnly: (grade: number, group: number) => `Grade ${grade}, group ${group}`,
  noBatch: 'Create a batch first, and there will be families to write to.',
  preview: 'Look at it first',
  previewTitle: 'As families read it',
  reaches: (families: number) =>
    families === 1 ? 'It reaches 1 family.' : `It reaches ${families} families.`,
  howSent:
    'It is in their inbox at once. By email it comes with the notices of the day, not between 21.00 and 06.30 WIB, and not to families who have switched such emails off.',
  inInbox: { ID: 'In the inbox, in Indonesian', EN: 'In the inbox, in English' },
  send: 'Send the message',
  ask: (families: number | null) =>
    families === null
      ? 'Send this message to all these families?'
      : families === 1
        ? 'Send this message to 1 family?'
        : `Send this message to ${families} families?`,
  askNote: 'It arrives at once, and cannot be taken back or changed.',
  yes: 'Send it',
  done: (families: number) =>
    families === 1 ? 'Message sent to 1 family' : `Message sent to ${families} families`,
};
