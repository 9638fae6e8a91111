import { activityRefusals } from './office-fields.ts';

/** The back office's screens for batches. */
export const batches = {
  title: 'List of Batchs',
  create: 'CREATE NEW BATCH',
  searchHint: 'Number of a batch, or a year',
  found: (count: number) => (count === 1 ? '1 batch' : `${count} batches`),
  emptyTitle: 'No batch yet',
  emptyText: 'Create the first one, and families can register for it.',
  noneTitle: 'No such batch',
  noneText: (q: string) => `Nothing was found for “${q}”. Try the number alone.`,
  batch: 'Batch',
  start: 'Start Date',
  end: 'End Date',
  startRegistration: 'Start Registration Date',
  endRegistration: 'End Registration Date',
  status: 'Status',
  active: 'Active',
  notActive: 'Not Active',
  edit: 'EDIT',
  activate: 'Activate',
  deactivate: 'Deactivate',
  askActivate: (batch: number) => `Are you sure you want activate batch ${batch}?`,
  askDeactivate: (batch: number) => `Are you sure you want deactivate batch ${batch}?`,
  deactivateNote:
    'Deactivating only makes the batch unavailable to users. Its data stays stored, and children who are enrolled keep their lessons.',
  /** below the status; also why a batch cannot be deactivated */
  inProgress: 'In progress',
  /** before its first day */
  begun: 'Began on',
  /** before its last day */
  ended: 'Ended on',
  /** why one is not activated, after the refusal */
  onlyComing: (began: string) =>
    `Only batches that have not started can be activated (this one began ${began})`,
  askDelete: (batch: number) => `Are you sure you want delete batch ${batch}?`,
  deleteNote: 'No child is enrolled in it. A deleted batch cannot be brought back.',
  refused: activityRefusals,
  createTitle: 'Create Batch',
  updateTitle: 'Update Batch',
  numbered: (batch: number) => `Batch ${batch}`,
  isNew: 'Is new Academic Year? (Selecting this will deactivate previous batch)',
  submitCreate: 'Create Batch',
  submitUpdate: 'Update Batch',
  startHint: (weekday: string) => `A ${weekday}. Every week of this batch begins on that day.`,
  registrationFirst: 'Choose the start date first.',
  endRegistrationFirst: 'Choose the first day of registration first.',
  startFixed: 'The start date of a batch cannot be changed.',
  holidayPicker: 'First Day in Holiday Week',
  addHoliday: 'ADD HOLIDAY',
  holidays: 'Holiday Weeks',
  noHolidays: 'There are no holiday week in this batch',
  holidaysCleared: 'The start date has changed, so the holiday weeks were cleared.',
  holiday: (first: string, last: string) => `${first} - ${last}`,
  delete: 'DELETE',
  holidaysFixed: 'The last week of this batch has begun, so its holiday weeks can no longer change.',
  /** how many weeks in a row are added at once */
  holidayCount: 'Number of weeks',
  weeks: (count: number) => (count === 1 ? '1 week' : `${count} weeks`),
  changeHolidays: 'Change Holiday Weeks',
  holidaysNote:
    'Weeks that begin after today can be added or taken out. Released lessons, watched marks and bills stay where they are.',
  showMoves: 'Show what moves',
  whatMoves: 'What moves',
  askHolidays: (batch: string) => `Are you sure you want to change the holiday weeks of ${batch}?`,
  nothingMoves: 'No lesson moves.',
  moved: (first: { unit: number; week: number }, last: { unit: number; week: number }, weeks: number) => {
    const place = ({ unit, week }: { unit: number; week: number }) => `Unit ${unit}, week ${week}`;
    const apart =
      first.unit === last.unit
        ? `Unit ${first.unit}, weeks ${first.week} to ${last.week}`
        : `${place(first)} to ${place(last)}`;
    const which = place(first) === place(last) ? place(first) : apart;
    const by = Math.abs(weeks) === 1 ? '1 week' : `${Math.abs(weeks)} weeks`;
    return `${which}: ${by} ${weeks > 0 ? 'later' : 'earlier'}`;
  },
  movedFrom: (before: string, now: string) => `${before} → ${now}`,
  movesFor: (families: number) =>
    families === 0
      ? 'No family has a paid place in this batch yet.'
      : families === 1
        ? 'The calendar of 1 family changes.'
        : `The calendars of ${families} families change.`,
  familiesTold: 'Families are told which lessons and live classes move.',
  classesMove: (classes: number, groups: number) => {
    const which = classes === 1 ? '1 live class' : `${classes} live classes`;
    const whose = groups === 1 ? '1 group' : `${groups} groups`;
    return `${which} of ${whose} ${classes === 1 ? 'moves' : 'move'} too.`;
  },
  nativeEnds: (sessions: number) =>
    sessions === 1
      ? 'One session with a native teacher falls in the holidays: it is cancelled, and you can give it another day.'
      : `${sessions} sessions with a native teacher fall in the holidays: they are cancelled, and you can give them another day.`,
  atOnce: 'Some teachers or groups would have two live classes at once. Please move one of each afterwards:',
  heldAtOnce: (teacher: string) => `${teacher}:`,
  plan: 'How the year runs',
  lastDay: 'Last day of the batch',
  lastTeachingDay: 'Last teaching day',
  weeksLeft: (weeks: number) => `Lessons end ${weeks} weeks before the year does.`,
  weeksLeftAdvice: 'A batch takes at most 16 holiday weeks: add some if the lessons should last longer.',
  planWaits: 'Choose a start date to see the last teaching day.',
  deactivates: (batch: string) =>
    `${batch} will be deactivated: families can no longer register for it. Children who are enrolled keep their lessons.`,
  deactivatedAlready: (batch: string) =>
    `${batch}, the one before, is not active anyway: nothing changes for it.`,
  deactivatesLast: 'The batch created last will be deactivated.',
  reviewTitle: 'Is this right?',
  reviewAsk: (batch: string) => `${batch} will look like this:`,
  reviewNew: 'The new batch',
  reviewNote:
    'Afterwards only the registration dates and holiday weeks that have not begun can still be changed.',
  reviewBack: 'Change something',
  reviewYear: (weeks: number) => `The year, ${weeks} weeks`,
  reviewRegistration: 'Registration',
  reviewTeaching: (weeks: number) => `Lessons, ${weeks} weeks`,
  reviewReleases: 'Released, 00:00 WIB',
  reviewHolidays: (weeks: number) =>
    weeks === 0 ? 'Holidays' : `Holidays, ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
  oddDates: {
    registration_ends_after_year: 'Registration ends after the last day of the batch.',
    registration_ends_late: (weeks: number) =>
      `Registration is open until ${weeks} weeks after the start: whoever registers last has missed that much.`,
    registration_is_over: 'Registration is already over: nobody can register.',
    registration_has_begun: 'The first day of registration has passed: families can register straight away.',
    registration_begins_early: (weeks: number) =>
      `Registration opens ${weeks} weeks before the batch starts.`,
    year_begins_late: (weeks: number) => `The batch starts in ${weeks} weeks. Is the year right?`,
  },
};
