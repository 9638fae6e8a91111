import { familySessionNames } from './family-session-names.ts';

/** A child's lessons, bills and years: the child's page and the page of a video. */
export const classroom = {
  tabs: {
    label: (name: string) => `Parts of ${name}’s page`,
    class: 'My Class',
    details: 'Personal Details',
    billing: 'Billing Progress',
    next: 'Move to Next Grade',
  },
  /** where the child stands, at the head of the page */
  childStatus: {
    grade: (grade: number) => `Grade ${grade}`,
    batch: (batch: number) => `Batch ${batch}`,
    newTitle: 'No course yet',
    newText: (name: string) =>
      `Choose a class for ${name}: videos week by week, a live class in every unit, and a study kit delivered to your door.`,
    buy: 'Buy Course',
    failedTitle: 'The payment was not completed',
    wentBackText: (name: string) =>
      `The money for ${name}’s course arrived and then went back, so the course has not been bought. You can start again at any time. If you did not expect this, please write to us.`,
    failedText: (name: string) => `${name}’s course has not been bought. You can start again at any time.`,
    pendingText: (name: string) =>
      `As soon as it arrives, ${name}’s year is booked and we let you know. Then this page shows the class.`,
    pay: 'Continue paying',
    awaitingTitle: 'Placement test',
    awaitingText: (name: string, minutes: number, grade: number) =>
      `It takes ${minutes} minutes and finds the right grade. If it is not started in time, ${name} stays in Grade ${grade}.`,
    awaitingRunning: (minutes: number) =>
      `It has started, and its ${minutes} minutes are ticking. Whatever is answered when time is up counts.`,
    awaitingUntil: 'Take it by',
    awaitingNow: (name: string, grade: number) =>
      `Until there is a result, ${name} learns in Grade ${grade}.`,
    awaitingTake: 'Go to the placement test',
    awaitingResume: 'Go on with the test',
    overdueTitle: (name: string) => `${name} cannot watch or join at the moment`,
    overdueText: 'This bill opens the lessons again:',
    bookedNext: (grade: number, batch: number, date: string) =>
      `Next year: Grade ${grade}, Batch ${batch}, from ${date}`,
    thisYear: (grade: number) => `This year: Grade ${grade}`,
    payNow: 'Pay now',
    startsTitle: 'Booked',
    startsText: (date: string) => `The year begins on ${date}.`,
    overTitle: 'The year is over',
    overText: (date: string) => `It ended on ${date}. See “Move to Next Grade” for what comes next.`,
    leftTitle: (name: string) => `${name} has left`,
    leftText: (name: string) =>
      `There are no more lessons or bills for ${name}. Everything ${name} has achieved stays here. Would ${name} like to come back? Write to us.`,
    leftMoney:
      'What has been paid is not refunded automatically. Is there something to sort out? Just ask us.',
    leftMessage: (name: string) => `Hello! ${name} would like to come back.`,
    learningTitle: 'All is well',
    toWatch: (videos: number) => (videos === 1 ? 'One video to watch' : `${videos} videos to watch`),
    watch: 'Watch now',
    paidUntil: (date: string) => `Paid until ${date}.`,
    nextBill: (amount: string, date: string) => `Next bill: ${amount}, due on ${date}.`,
    paidWhole: 'The whole year is paid.',
    auto: (grade: number) => `Grade ${grade}, no placement test needed`,
    autoByTime: (grade: number) => `Grade ${grade}, because the placement test was not started in time`,
  },
  /** the way to the child's room, and what is kept of what it does there */
  room: {
    open: (name: string) => `${name}’s room`,
    lead: (name: string) =>
      `The year is a river: there ${name} watches, plays and collects stars without any help.`,
    stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    words: (met: number, known: number, shaky: number) =>
      `${met === 1 ? '1 word' : `${met} words`} met, ${known} known well, ${shaky} still shaky`,
    last: (date: string) => `last there on ${date}`,
    kept: (name: string) =>
      `We keep the stars for each lesson, how well ${name} knows each word, and when it comes up again. Only you can see it.`,
  },
  /** the study kit of a year, on the way to the family */
  parcel: {
    packing: (name: string) => `We are packing ${name}’s study kit.`,
    sent: (name: string, courier: string) => `${name}’s study kit was sent with ${courier}.`,
    resi: 'Tracking number',
    noResi: 'The tracking number will appear here.',
    copy: 'Copy',
    copied: 'Copied',
    copyLabel: 'Copy the tracking number',
    byHand: 'The number is selected: press and hold, then copy.',
  },
  lesson: {
    type: familySessionNames,
    place: (unit: number, week: number) => `Unit ${unit}, Week ${week}`,
    until: (date: string) => `Watch by ${date}`,
    watchedUntil: (date: string) => `Watched · can be seen again until ${date}`,
    untilToday: 'Today is the last day to watch it',
    untilTomorrow: 'Tomorrow is the last day to watch it',
    /** on the video that goes before another one to watch */
    first: 'Watch this first',
    /** of a live class or a test; `week` is its first to its last day */
    inWeek: (week: string) => `In the week ${week}`,
    wasInWeek: (week: string) => `Was in the week ${week}`,
    from: (date: string) => `From ${date}`,
    wasUntil: (date: string) => `Was here until ${date}`,
    watched: 'Watched',
    locked: 'Locked',
    state: { SCHEDULED: 'Coming', AVAILABLE: 'To watch', WATCHED: 'Watched', EXPIRED: 'Gone' },
    notIncluded: 'Not included',
    skipped: 'Skipped',
  },
  /** live classes, wherever they are told of */
  tests: {
    title: 'The tests of the year',
    way: 'Times, and booking the oral test',
    none: 'This year’s package has no tests or reports. The teacher’s notes are under “Live classes”.',
    toNotes: 'To the live classes',
    writtenOpen: (day: string) => `The written test is open until ${day}`,
    writtenRuns: 'The written test is under way',
    start: 'Start the test',
    goOn: 'Go on with the test',
    oral: (when: string) => `Oral test: ${when}`,
    oralChoose: (until: string) => `Choose a time for the oral test, by ${until}`,
    choose: 'Choose a time',
    join: 'Join the test',
    see: 'See the test',
    done: 'Done',
    booked: (when: string) => `Booked: ${when}`,
    missed: 'Missed',
    /** of an oral test that is not booked: its first to its last day */
    inWeeks: (days: string) => `Test weeks: ${days}`,
  },
  reports: {
    title: 'Reports and certificate',
    way: 'How it is going, and what comes next',
    /** of a child that has left */
    wayBack: 'See what there is',
    isNew: (name: string) => `${name}’s new report is here`,
    read: 'Read the report',
    certificate: (name: string) => `${name}’s certificate is here!`,
    toCertificate: 'See and print',
  },
  feedback: { isNew: (name: string) => `The teacher has answered ${name}’s task`, read: 'See the feedback' },
  liveClass: {
    next: 'Next live class',
    /** where the year runs on, and its last class was held */
    allHeld: 'The live classes of this year are over',
    /** in a child's card, and its button before the door opens and while it is open */
    on: (when: string) => `Live class: ${when}`,
    at: (time: string) => `Live class at ${time}`,
    tomorrowAt: (time: string) => `Tomorrow ${time}: live class`,
    go: 'Go to the live class',
    all: 'All live classes',
    see: 'When, with whom, and how to join',
    with: (teacher: string) => `with ${teacher}`,
    /** its teacher is said after it: Session with a native teacher · Bayu */
    native: 'Session with a native teacher',
    locked: (name: string) => `${name} can join once the bill is paid.`,
    /** before the new day and time of one that is not in its usual week */
    moved: (when: string) => `moved to ${when}`,
    join: 'Join the class',
    opens: (minutes: number, time: string) =>
      `The button to join appears here ${minutes} minutes before, at ${time}.`,
    finding: 'We are finding a time and will tell you in your inbox.',
    state: {
      to_come: 'To come',
      now: 'On now',
      there: 'Was there',
      not_there: 'Was not there',
      excused: 'Excused',
      made_up: 'Made up for',
      makes_up: 'Make-up class chosen',
      cancelled: 'Cancelled',
      over: 'The teacher has not marked it yet',
    },
  },
  /** why a lesson cannot be opened now, and what opens it */
  closed: {
    packageTitle: 'Not in your package',
    packageText: (months: number) =>
      `The ${months}-month package does not include this test. The 4-month package has one with each payment of 4 months, the 12-month package has all of them. You can choose it for next year.`,
    packageTextAny:
      'Your package does not include this test. The 4-month package has one with each payment of 4 months, the 12-month package has all of them. You can choose it for next year.',
    unpaidTitle: 'This lesson is locked',
    unpaidText: (bill: string) => `It opens as soon as this bill is paid: ${bill}.`,
    unpaidComing: (date: string, bill: string) =>
      `It comes on ${date}, and opens once this bill is paid: ${bill}.`,
    unpaidShort: (bill: string) => `Opens with: ${bill}.`,
    unpaidTextAny: 'It opens as soon as its bill is paid.',
    leftTitle: 'This lesson does not open',
    leftText: (name: string) => `${name} has left the course. A new year would open new lessons.`,
    overTitle: 'This year is over',
    overText: 'The year has ended, so its lessons are closed. Next year brings new ones.',
    notBegunTitle: 'The year has not started',
    notBegunText: (date: string) => `This lesson opens on ${date}.`,
    notReleasedTitle: 'Not yet',
    notReleasedText: (date: string) => `This lesson opens on ${date}.`,
    goneTitle: 'This lesson has gone',
    goneText: (date: string) => `Lessons leave again after a while. This one was here until ${date}.`,
    skippedTitle: 'These months were skipped',
    skippedText: (date: string) =>
      `It was here until ${date}, in months that were not paid. It stays closed, whatever is paid later.`,
    skippedWeekText: (week: string) => `It was in the week ${week}, in months that were not paid.`,
    skippedTestText:
      'This test belongs to a payment that was skipped. It stays closed, whatever is paid later.',
    current: 'To this week’s lesson',
  },
  myClass: {
    now: 'This week',
    nothingNow: 'There is nothing to watch this week.',
    seeYear: 'See the year',
    next: 'Next',
    toBills: 'See the bills',
    years: 'Choose a year',
    tasks: (name: string) => `${name}’s tasks`,
    tasksLead: (name: string) =>
      `Pictures, recordings and videos that ${name} has sent in, and what the teacher says of them.`,
    tasksOpen: 'See the tasks',
    calendar: 'In your phone’s calendar',
    calendarLead: 'Videos, live classes and tests can appear in the calendar you already use.',
    calendarOpen: 'Add the lessons to my calendar',
    emptyTitle: 'The lessons are on their way',
    emptyText: (name: string) =>
      `Our teachers are still adding the lessons for ${name}’s grade. They will appear here by themselves.`,
    startsTitle: (date: string) => `It begins on ${date}`,
    startsText: (name: string) =>
      `From that Monday, ${name} finds a new video here week by week, and a live class in every unit.`,
    newTitle: (name: string) => `${name}’s lessons will be here`,
    newText: (children: number) =>
      `Videos come on Mondays and stay for a while; the last week of every unit brings a live class with at most ${children} children.`,
    pendingText: 'The lessons open as soon as your payment arrives.',
    overTitle: 'This year is over',
    overText: 'Well done!',
    loading: 'The lessons are being loaded',
  },
  billing: {
    lead: 'Every bill, what it covers and whether it is paid. The payment interval stays the same all year.',
    progress: (paid: number, all: number) => `${paid} of ${all} bills paid`,
    money: (paid: string, all: string) => `${paid} of ${all}`,
    number: (sequence: number, of: number) => (of === 1 ? 'The whole year' : `Bill ${sequence} of ${of}`),
    paidOn: (date: string) => `Paid on ${date}`,
    due: (date: string) => `Due on ${date}`,
    dueNow: 'Due now',
    discount: (amount: string) => `${amount} less, as agreed with the school`,
    agreedUntil: (date: string) =>
      `Agreed with the school: it can wait until ${date}, and the lessons stay open until then`,
    notBought: 'Not bought yet, so nothing is owed. Paying this bill books the course.',
    overdueSince: (date: string) => `Overdue since ${date}`,
    skippedState: 'Skipped',
    skipped:
      'Its time is over, so it cannot be paid any more, and nothing is owed for it. The lessons of these months stay closed.',
    left: (name: string) => `Nothing to pay, because ${name} has left`,
    opensNow: (until: string) =>
      `Once it is paid, what is here now opens straight away, and what comes until ${until} opens on its day. Lessons that have gone do not come back.`,
    unpaidThenNext: (until: string, name: string) =>
      `If it is not paid by ${until}, these months are skipped: nothing is owed for them, their lessons stay closed, and ${name} goes on with the next bill.`,
    unpaidThenEnd: (until: string) =>
      `If it is not paid by ${until}, these months are skipped: nothing is owed for them, and their lessons stay closed.`,
    /** of one that opens no lessons */
    unpaidLast: (until: string) => `If it is not paid by ${until}, it is skipped and nothing is owed for it.`,
    /** beside the period of a year, where there are several */
    yearIs: { LAST: 'Past year', THIS: 'This year', NEXT: 'Next year' },
    payNow: 'Pay now',
    someoneElse: 'Ask someone else to pay',
    someoneElseOf: (bill: string) => `Ask someone else to pay: ${bill}`,
    opens: (lessons: number, until: string) =>
      `Opens ${lessons === 1 ? '1 lesson' : `${lessons} lessons`}; the year’s lessons go on until Sunday, ${until}.`,
    noneLeft: (until: string) =>
      `The lessons of those months have gone by now. The year’s lessons go on until Sunday, ${until}.`,
    lastInstalment: (until: string) =>
      `The last instalment of the year’s price. It opens no more lessons: the year’s lessons go on until Sunday, ${until}.`,
    payAhead: 'Pay ahead',
    payAheadOf: (number: string) => `Pay ahead: ${number}`,
    payNowOf: (number: string) => `Pay now: ${number}`,
    /** above the bills of a year that are not due yet */
    coming: 'Upcoming bills',
    /** the link of a bill, in one line */
    link: {
      active: (date: string) => `Link active until ${date}`,
      unused: 'not used yet',
      used: (moment: string) => `a payment was started on ${moment}`,
      ranOut: (date: string) => `The old link expired on ${date} unused.`,
      ranOutUnpaid: (date: string) => `The old link expired on ${date} before the bill was paid.`,
      takenBack: 'The old link is closed, because the money paid through it was returned.',
      open: 'See the link',
      openOf: (bill: string) => `See the link: ${bill}`,
      off: 'Turn off',
      offOf: (bill: string) => `Turn the link off: ${bill}`,
      offAsk: {
        title: 'Turn the link off?',
        text: 'It stops working straight away, and any unfinished payment through it is cancelled. You can create a new one at any time.',
        yes: 'Yes, turn it off',
        no: 'Keep it',
      },
      isOff: 'The link is turned off.',
      payerPays: (time: string) => `Someone has been paying this through your link since ${time} WIB.`,
      payInstead: 'Pay it yourself instead? Their code will stop working.',
      pay: 'Pay it myself',
      payOf: (bill: string) => `Pay it myself: ${bill}`,
    },
    earlier: 'The earlier bill comes first.',
    othersLater: 'Once the first bill is paid, you see the other bills of the year here.',
    firstBill: 'Includes registration, study kit, course book and delivery, which you pay just once.',
    laterYear: 'Includes delivery of this year’s parcel.',
    emptyTitle: 'No bills yet',
    emptyText: (name: string) =>
      `Once you have bought a course for ${name}, you will find all its bills here.`,
    loading: 'The bills are being loaded',
  },
  next: {
    eligibleTitle: (grade: number) => `Ready for Grade ${grade}`,
    eligibleText: (name: string) =>
      `${name} can go one grade up, or do the same grade once more. You choose which, and then the class.`,
    eligibleStayTitle: 'Ready for another year',
    /** of a child that has left */
    backTitle: (name: string) => `Is ${name} coming back?`,
    backText: (name: string) =>
      `${name} can start again with a later class. You choose the grade, and then the class.`,
    choose: 'Choose the next year',
    bookedTitle: 'The next year is booked',
    bookedText: (name: string, date: string) => `${name} goes on with a new class on ${date}.`,
    notYet: 'Not yet',
    notYetFrom: (date: string) =>
      `From ${date} you can choose the next year here, once all of this year’s bills are settled.`,
    noBatchTitle: 'The next class is being prepared',
    noBatchText: (name: string) =>
      `Registration for the next class is not open yet. As soon as it is, you can choose it here and ${name} can carry on. Until then there is nothing to do. Wondering when? Just ask us.`,
    tells: 'We will tell you as soon as a class opens.',
    tellMe: 'Tell me when a class opens',
    tellFailed: 'That was not saved. Please try again.',
    ask: 'Ask us on WhatsApp',
    askMessage: (name: string) => `Hello! When does the next class open for ${name}?`,
    notEnrolled: (name: string) => `${name} has no course yet.`,
    loading: 'Checking how far the year has come',
    toBills: 'See the bills',
  },
  player: {
    controls: 'Controls of the video',
    play: 'Play',
    goOn: (time: string) => `Go on at ${time}`,
    pause: 'Pause',
    back: '10 seconds back',
    bar: 'Place in the video',
    at: (time: string, length: string) => `${time} of ${length}`,
    full: 'Full screen',
    leaveFull: 'Leave full screen',
    speed: 'Speed',
    speeds: { 0.75: 'Slower', 1: 'Normal', 1.25: 'Faster' },
    captions: 'Captions',
    languages: { off: 'Off', EN: 'English', ID: 'Indonesian' },
    size: 'Picture and data',
    quality: (height: number, megabytes: string) => `${height}p, ${megabytes} MB`,
    saving: (height: number, megabytes: string) => `Save data: ${height}p, ${megabytes} MB`,
  },
  course: {
    back: (name: string) => `${name}’s class`,
    video: (title: string) => `Video: ${title}`,
    marked: 'Watched. Well done!',
    broken: 'The video stopped. It goes on by itself once the connection is back.',
    again: 'Try once more',
    noVideoTitle: 'There is nothing to play here',
    noVideoText: 'This lesson has no video.',
    /** what has no video because it takes place with a teacher; `week` is its first to its last day */
    live: {
      title: {
        class: 'This is a live class',
        oral: 'This is an oral test',
        written: 'This is a written test',
      },
      text: {
        class: (name: string) =>
          `${name} meets the teacher and the other children of the group in a video class.`,
        oral: (name: string) => `${name} speaks with the teacher, one to one.`,
        written: (name: string) => `${name} shows in writing what the last units have taught.`,
      },
      when: (week: string) => `It takes place in the week ${week}.`,
      was: (week: string) => `It was in the week ${week}.`,
      /** of a test: what the family does now */
      tells: { oral: 'Choose a time under “Tests”.', written: 'It is taken under “Tests”.' },
      toTests: 'See the tests',
      ask: 'Ask us on WhatsApp',
      askMessage: (name: string, title: string) => `Hello! I have a question about “${title}” for ${name}.`,
    },
    about: 'About this lesson',
    more: 'More from the same week',
    next: 'Next',
  },
};
