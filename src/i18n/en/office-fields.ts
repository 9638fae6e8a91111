/** Why a batch cannot be as asked: the server answers it, and the form says it beside the field. */
export const batchRefusals = {
  start_date_past: 'The start date must not lie in the past',
  registration_starts_after_batch: 'Registration must start on the start date of the batch or before it',
  registration_ends_before_it_starts: 'Registration must not end before it starts',
  holiday_before_start: 'A holiday week must not lie before the start date',
  holiday_not_on_week_start: 'A holiday week must begin whole weeks after the start date',
  holiday_after_year: 'A holiday week must lie within the 52 weeks of the batch',
  holiday_repeated: 'This holiday week is in the list already',
  too_many_holidays: 'A batch can have at most 16 holiday weeks',
};

/** Why a batch cannot be activated or deactivated: the server answers it, and the list says it beside the button. */
export const activityRefusals = {
  batch_in_progress: 'The batch is currently in progress',
  batch_finished: 'The batch is already finished',
};

/** What may be wrong with the days of a batch: asked in the back office alone. */
export const batchProblems = {
  start_date_past: (_label: string) => batchRefusals.start_date_past,
  registration_starts_after_batch: (_label: string) => batchRefusals.registration_starts_after_batch,
  registration_ends_before_it_starts: (_label: string) => batchRefusals.registration_ends_before_it_starts,
  holiday_before_start: (_label: string) => batchRefusals.holiday_before_start,
  holiday_not_on_week_start: (_label: string) => batchRefusals.holiday_not_on_week_start,
  holiday_after_year: (_label: string) => batchRefusals.holiday_after_year,
  holiday_repeated: (_label: string) => batchRefusals.holiday_repeated,
  too_many_holidays: (_label: string) => batchRefusals.too_many_holidays,
};

/** The label of a field of the back office, as messages name it. */
export const officeFields = {
  one_time_code: 'Code',
  isNew: 'New Academic Year',
  startDate: 'Start Date',
  startRegistrationDate: 'Start Registration Date',
  endRegistrationDate: 'End Registration Date',
  holidayWeekStarts: 'Holiday Weeks',
  titleEN: 'Title (English)',
  titleID: 'Title (Indonesia)',
  descriptionEN: 'Description (English)',
  descriptionID: 'Description (Indonesia)',
  // The agreed messages name all three fields Grade.
  week: 'Grade',
  unit: 'Grade',
  courseType: 'Course Type',
  video: 'Video',
  testimonyEN: 'Testimony (English)',
  testimonyID: 'Testimony (Indonesia)',
  nameEN: 'Person Name (English)',
  nameID: 'Person Name (Indonesia)',
  category: 'Testimony Categories',
  first_id: 'First Course',
  second_id: 'Second Course',
  max_children: 'Number of Children',
  resi: 'Resi',
  delivery_status: 'Order Status',
  kind: 'Kind',
  q: 'Search',
  page: 'Page',
  size: 'Page Size',
};
