const hour = (hours: number) => `${String(hours).padStart(2, '0')}.00`;

/** How many were told, once it is done. */
const wereTold = (families: number) =>
  families === 0
    ? 'no family was told'
    : families === 1
      ? '1 family was told'
      : `${families} families were told`;

/** The back office's screens of live classes, for owners, clerks and teachers. */
export const liveClasses = {
  title: 'Live Classes',
  views: 'Views of the live classes',
  viewNames: { week: 'Week', groups: 'Groups', absent: 'Absent twice' },
  wib: (time: string) => `${time} WIB`,
  minutes: (minutes: number) => `${minutes} minutes`,
  group: 'Group',
  groupOf: (number: number) => `group ${number}`,
  nativeOf: (unit: number) => `Unit ${unit}, native teacher`,
  teacher: 'Teacher',
  noTeacher: 'no teacher yet',
  otherTeacher: 'another teacher',
  children: (count: number) => (count === 1 ? '1 child' : `${count} children`),
  marked: (count: number, of: number) => `marked ${count} of ${of}`,
  notMarked: 'Attendance not marked',
  states: { planned: 'Planned', open: 'Open now', over: 'Over', cancelled: 'Cancelled' },
  rooms: { own: 'own link', group: 'link of the group', service: 'made automatically', none: 'no link yet' },
  roomOf: (room: string) => `Room: ${room}`,
  // The week.
  weeks: 'Weeks',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  weekFrom: (first: string, last: string) => `${first} to ${last}`,
  classes: (count: number) => (count === 1 ? '1 live class' : `${count} live classes`),
  weekEmptyTitle: 'No live class in this week',
  weekEmptyText: 'Groups meet in the fourth week of each unit.',
  withoutRoom: (count: number) =>
    count === 1 ? '1 live class without a link' : `${count} live classes without a link`,
  roomsThere: 'Every class coming up has its room',
  roomsThereText: 'A class appears here when it begins soon and has no room yet.',
  timeFilter: 'Times',
  anyTime: 'All groups',
  onlyWithoutTime: 'Without a time',
  // The groups.
  groupsFound: (count: number) => (count === 1 ? '1 group' : `${count} groups`),
  placesFilter: 'Places',
  anyPlaces: 'All groups',
  onlyFree: 'With a free place',
  groupsNoneTitle: 'No group like that',
  groupsNoneText: 'This batch has none with these filters.',
  withoutGroup: (counts: string) => `In no group yet: ${counts}.`,
  withoutGroupOf: (children: number, grade: string) => `${children} in ${grade}`,
  undecidedOf: (children: number) => `${children} whose grade is not decided`,
  groupsEmptyTitle: 'No group yet',
  groupsEmptyText: 'A group opens by itself as soon as a child with a grade has paid for its year.',
  childrenTitle: 'Children',
  childrenIn: (pupils: number, places: number) => `${pupils} of ${places}`,
  childrenOf: (pupils: number, places: number) => `${pupils} of ${places} places`,
  free: 'Free',
  freePlaces: (count: number) => `${count} free`,
  time: 'Time (WIB)',
  noTime: 'no time yet',
  meets: (weekday: string, time: string, minutes: number) => `${weekday} ${time}, ${minutes} min`,
  room: 'Room',
  noGroupLink: 'no own link',
  ownLink: 'own link',
  open: 'Open',
  groupDialog: 'Update Group',
  groupMissingTitle: 'There is no such group',
  groupMissingText: 'Perhaps the address of the page has a wrong number. All groups are in the list.',
  groupNotYoursTitle: 'This is not one of your groups',
  groupNotYoursText:
    'Perhaps another teacher has it now, or its year has been over for more than 30 days. The groups you teach are on this page.',
  toGroupPanel: 'To the group',
  placesHint: (most: number) =>
    `At most ${most}. Children already in the group stay, even if there are fewer places.`,
  linkHint: 'A Zoom, Google Meet or Jitsi link for guests. Families get it 15 minutes before the class.',
  showChanges: 'Show what changes',
  whatChanges: 'What this changes',
  askChange: (name: string) => `Are you sure you want to save this for ${name}?`,
  moved: (from: string, to: string) => `${from} → ${to}`,
  added: (at: string) => `new: ${at}`,
  newLength: (from: number, to: number) => `${from} → ${to} minutes`,
  leavesWeek: (monday: string) =>
    `Please check: that is not the week of its unit, which begins on ${monday}.`,
  sharesWeek: (unit: string) => `Please check: the class of ${unit} is in the same week.`,
  timeRange: (first: number, last: number) =>
    `Please write a time such as 16.00, between ${hour(first)} and ${hour(last)}`,
  minutesRange: (least: number, most: number) => `Please write a length from ${least} to ${most} minutes`,
  teacherNeeded: 'Please choose a teacher',
  placesRange: (most: number) => `Please write from 1 to ${most} places`,
  familiesTold: (count: number) =>
    count === 0 ? 'No family is told.' : count === 1 ? '1 family is told.' : `${count} families are told.`,
  // Its classes.
  classesTitle: 'Live classes',
  noClasses: 'None yet: they appear once the group has a day, time and length.',
  change: 'Move or change',
  cancel: 'Cancel the class',
  askCancel: (name: string) => `Are you sure you want to cancel this class: ${name}?`,
  cancelYes: 'Yes, cancel the class',
  cancelledNow: (name: string, families: number) => `${name}: cancelled, ${wereTold(families)}`,
  guests: (count: number) =>
    count === 1
      ? '1 of its children is a guest making up a class here, and can choose another one.'
      : `${count} of its children are guests making up a class here, and can choose another one.`,
  giveAgain: 'Hold it after all',
  askGiveAgain: (name: string) => `Are you sure this class takes place after all: ${name}?`,
  giveAgainYes: 'Yes, it takes place',
  givenAgain: (name: string, families: number) => `${name}: takes place after all, ${wereTold(families)}`,
  changedNow: (name: string, at: string, families: number) => `${name}: ${at}, ${wereTold(families)}`,
  sessionDialog: 'Update Live Class',
  teacherOfGroup: (name: string | undefined) =>
    name === undefined ? 'as the group: no teacher yet' : `as the group: ${name}`,
  linkOfClassHint: 'For this class only. If empty: the group’s link.',
  // Its children.
  noChildren: 'No child yet.',
  age: (years: number) => `${years} years`,
  counts: ({ present, absent, excused }: { present: number; absent: number; excused: number }) =>
    `there ${present}, absent ${absent}, excused ${excused}`,
  move: 'Move to another group',
  toGroup: 'Other group',
  chooseGroup: 'Choose a group',
  noOtherGroup: 'There is no other group of this batch and grade yet.',
  allGroupsFull: 'No other group has a free place. You can give one of them more places:',
  placesOfGroup: (group: string, pupils: number, places: number) =>
    `${group} (${pupils} of ${places} places)`,
  askMove: (child: string, group: string) => `Are you sure you want to move ${child} to ${group}?`,
  moveNote: (from: string, to: string) => `The time changes from ${from} to ${to}.`,
  nextClass: 'Next class',
  soon: 'That is today or tomorrow.',
  movedTo: (child: string, group: string, at: string, families: number) =>
    `${child}: moved to ${group}, ${at}, ${wereTold(families)}`,
  // A message to its families.
  write: 'Write to the group',
  writeNote: 'It goes to each family’s inbox, and is emailed with the day’s notices.',
  writeSubmit: 'Send the message',
  askWrite: (group: string, children: number) =>
    `Are you sure you want to write to the families of ${children === 1 ? 'the 1 child' : `the ${children} children`} of ${group}?`,
  written: (group: string, families: number) =>
    `${group}: sent to ${families === 1 ? '1 family' : `${families} families`}`,
  // A session with a native teacher.
  native: 'Session with a native teacher',
  nativeNote: 'For grades 5 and 6, once six months of the year are over. It comes on top of the live class.',
  nativeSubmit: 'Schedule the session',
  chooseTeacher: 'Choose the native teacher',
  askNative: (group: string, when: string) =>
    `Are you sure you want to schedule this session for ${group}: ${when}?`,
  nativeTold: (children: number) =>
    children === 1
      ? 'The family of the 1 child is told.'
      : `The families of the ${children} children are told.`,
  appointed: (group: string, when: string, families: number) => `${group}: ${when}, ${wereTold(families)}`,
  // Who was absent.
  absentFound: (count: number) =>
    count === 1 ? '1 child was absent twice or more' : `${count} children were absent twice or more`,
  absentEmptyTitle: 'No child was absent twice',
  absentEmptyText:
    'Children in this batch who missed two or more live classes without being excused appear here.',
  absentTimes: 'Absent',
  lastAbsent: 'Last time',
  // One class.
  ways: 'Ways back',
  taughtBy: (teacher: string) => `Teacher: ${teacher}`,
  linkNow: 'Link now:',
  linkTitle: 'Link of this class',
  saveLink: 'Save the link',
  linkSaved: (name: string) => `${name}: link saved`,
  attendanceTitle: 'Live Class',
  host: 'Start as host',
  openRoom: 'Open the room',
  newTab: '(opens in a new tab)',
  markFrom: (when: string) => `Attendance can be marked from ${when}.`,
  noPupilsTitle: 'No child is expected',
  noPupilsText: 'Everyone is excused, or nobody is in the group yet.',
  allThere: 'All there',
  thereCount: (count: number) => `${count} there`,
  marks: { present: 'There', absent: 'Not there' },
  attendanceOf: (name: string) => `Attendance of ${name}`,
  visitor: 'from another group',
  excused: 'excused',
  addNote: 'Write a note',
  changeNote: 'Change the note',
  noteOf: (name: string) => `Note on ${name}`,
  noteHint: 'The parents can read it.',
  saveNote: 'Save the note',
  saving: 'Saving …',
  saved: 'Saved',
};
