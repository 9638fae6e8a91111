/** Why a batch cannot be as asked: the server answers it, and the form says it beside the field. */
export const batchRefusals = {
  start_date_past: 'The start date must not be in the past',
  registration_starts_after_batch: 'Registration must start on the start date of the batch or before it',
  registration_ends_before_it_starts: 'Registration must not end before it starts',
  holiday_before_start: 'A holiday week must not be before the start date',
  holiday_not_on_week_start: 'A holiday week must begin whole weeks after the start date',
  holiday_after_year: 'A holiday week must be within the 52 weeks of the batch',
  holiday_repeated: 'This holiday week is already in the list',
  holiday_week_begun: 'Only holiday weeks that begin after today can be added or taken out',
  holiday_moves_released_lesson: 'Lessons that have been released already would move to another week',
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
  holiday_week_begun: (_label: string) => batchRefusals.holiday_week_begun,
  too_many_holidays: (_label: string) => batchRefusals.too_many_holidays,
};

/** What may be wrong with a price, a fee or a fact of the school: asked in the back office alone. */
export const settingProblems = {
  not_whole_rupiah: (label: string) => `${label} must be whole rupiah, such as 1.300.000`,
  price_nothing: (label: string) => `${label} must be more than 0`,
  price_too_high: (label: string) =>
    `${label} is too high: with everything a family pays with it and Rp\u00a0500.000 for the delivery, QRIS takes at most Rp\u00a010.000.000`,
  discount_above_price: (_label: string) =>
    'The discount must leave a price to pay: only registration, kit and book may be free',
  share_outside: (label: string) =>
    `${label} must be a number from 0 to 1 with at most four decimals: 0.03 is 3 percent`,
  not_https: (label: string) => `${label} must be a web address that begins with https://`,
  not_public: (label: string) =>
    `${label} must lead to the public internet, and not to this server or a network of your own`,
  not_plain_text: (label: string) => `${label} cannot hold < or >`,
  not_indonesian: (label: string) =>
    `${label} must be an Indonesian phone number, such as 0812\u00a03456\u00a07890`,
  not_a_resi: (label: string) =>
    `${label} can only have letters, digits and a few signs such as - / . : please type it again`,
};

/** What may be wrong with a question of a test, or with marking and opening one: asked in the back office alone. */
export const placementProblems = {
  choice_repeated: (_label: string) => 'This choice is already there. Every choice must be different',
  note_missing: (_label: string) =>
    'Please note why this choice is wrong: it helps whoever looks at the answers',
  key_missing: (_label: string) => 'Please say which choice is right',
  gap_missing: (_label: string) => 'The sentence needs exactly one gap, written ___ (three underscores)',
  number_of_words: (_label: string) => 'Please give four to six words to put into order',
  not_the_words: (_label: string) =>
    'Every order must use exactly the words above, and the order in which they stand there must be one of the right ones',
  mistake_is_right: (_label: string) => 'An order cannot be both right and a mistake',
  shared_text_differs: (_label: string) => 'These questions share one text, so it must be the same in each',
  match_choices_differ: (_label: string) =>
    'The words of a match share their meanings, so these must be the same for each',
  meaning_taken: (_label: string) =>
    'Another word of this match has this meaning. Each meaning belongs to one word',
  media_gone: (_label: string) => 'This picture or recording is gone. Please upload it again.',
  recording_required: (_label: string) => 'Please choose a recording',
  every_order_right: (_label: string) =>
    'Every order of these words is right, so there is nothing to put into order. Please give other words',
  points_beyond: (_label: string) => 'These are more points than possible. Please check them again',
  until_outside: (_label: string) => 'Please choose a day from today on, at most 14 days ahead',
  not_captions: (_label: string) => 'This file has no captions. Please choose a WebVTT file (.vtt)',
};

/** What may be wrong with news and student performances: asked in the back office alone. */
export const contentProblems = {
  required_with_link: (label: string) => `${label} are required if Content Link To is filled.`,
  link_unusable: (_label: string) =>
    'This link leads nowhere. Please enter a web address such as https://example.org, or a page of this site such as news/5',
  story_not_there: (_label: string) =>
    'There is no published story with this number. Please look it up in the list of news',
  text_links_to_no_story: (label: string) =>
    `${label} holds a link to a story that is not published. Please change or remove that link`,
  article_too_formatted: (label: string) => `${label} holds too much formatting: paste it as plain text`,
  article_too_long: (label: string) =>
    `${label} is too long: it may hold 200,000 characters, its formatting included`,
  media_not_ours: (label: string) =>
    `${label} holds a picture or a video that is not stored here. Please upload the picture again, or choose a video of the student performances`,
  no_consent: (_label: string) =>
    'The parent does not allow this child to be shown in public. Keep it as a draft until they do: they can say so on the child’s page',
  performance_category_required: (_label: string) => 'Student Performance Category are required',
  performance_category_invalid: (_label: string) => 'Invalid Student Performance Category',
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
  captionsEN: 'Captions (English)',
  captionsID: 'Captions (Indonesia)',
  testimonyEN: 'Testimony (English)',
  testimonyID: 'Testimony (Indonesia)',
  nameEN: 'Person Name (English)',
  nameID: 'Person Name (Indonesia)',
  category: 'Testimony Categories',
  cardNewsTitleEN: 'Card News Title (English)',
  cardNewsTitleID: 'Card News Title (Indonesia)',
  cardButtonTextEN: 'Card Button Text (English)',
  cardButtonTextID: 'Card Button Text (Indonesia)',
  cardImage: 'Card Image',
  contentHeaderImage: 'Content Header Image',
  contentLinkTo: 'Content Link To',
  contentButtonTextEN: 'Content Button Text (English)',
  contentButtonTextID: 'Content Button Text (Indonesia)',
  contentDetailEN: 'Content Detail (English)',
  contentDetailID: 'Content Detail (Indonesia)',
  published: 'Published',
  file: 'Image',
  first_id: 'First Course',
  second_id: 'Second Course',
  max_children: 'Child limit',
  opened_for_whatsapp: 'Opened for WhatsApp',
  contacted: 'Spoken about a bill',
  resi: 'Resi',
  delivery_status: 'Order Status',
  setting_id: 'Price',
  setting_name: 'Name (English)',
  setting_name_indo: 'Name (Indonesia)',
  setting_desc: 'Description (English)',
  setting_desc_indo: 'Description (Indonesia)',
  normal_price: 'Normal Price',
  discount: 'Discount',
  fee_share: 'Card Fee',
  name: 'School Name',
  whatsapp: 'WhatsApp',
  street: 'Street',
  place: 'Town',
  region: 'Province (English)',
  region_indo: 'Province (Indonesia)',
  postal_code: 'Postal Code',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  banner: 'Banner (English)',
  banner_indo: 'Banner (Indonesia)',
  teacher_name: 'Teacher',
  teacher_about: 'About the Teacher (English)',
  teacher_about_indo: 'About the Teacher (Indonesia)',
  by: 'Staff',
  from: 'First Day',
  to: 'Last Day',
  kind: 'Kind',
  tests: 'What It Tests',
  prompt: 'Question',
  picture: 'Picture',
  english: 'English Word',
  indonesian: 'Indonesian Word',
  text: 'Text',
  why_wrong: 'Why It Is Wrong',
  right: 'Right Answer',
  order: 'Wrong Order',
  accepted: 'Right Orders',
  mistakes: 'Mistakes',
  title: 'Title (English)',
  title_indo: 'Title (Indonesia)',
  instruction: 'Instruction (English)',
  instruction_indo: 'Instruction (Indonesia)',
  example_note: 'Note on the Example (English)',
  example_note_indo: 'Note on the Example (Indonesia)',
  reason: 'Reason',
  weekday: 'Day',
  day: 'Day',
  time: 'Time (WIB)',
  minutes: 'Length in Minutes',
  teacher_id: 'Teacher',
  starts: 'From (WIB)',
  ends: 'Until (WIB)',
  levels: 'Levels',
  part: 'Part of the Year',
  remark: 'Remark',
  absent: 'Did Not Come',
  places: 'Places',
  link: 'Link of the Room',
  starts_at: 'Time (WIB)',
  group_id: 'Group',
  session_id: 'Live Class',
  attendance: 'Attendance',
  reference: 'Reference of the Transfer',
  note: 'What Was Found',
  kits: 'Number of Kits',
  kit_note: 'Note (optional)',
  warn_below: 'Warn Below',
  subject: 'Subject (English)',
  subject_indo: 'Subject (Indonesia)',
  body: 'Text (English)',
  body_indo: 'Text (Indonesia)',
  whom: 'To',
  program: 'Program',
  scopes: 'What It Reads and Changes',
  days: 'Valid For',
  api_token_id: 'API Token',
  url: 'Address',
  kinds: 'Events',
  is_on: 'Switched On',
  webhook_id: 'Webhook',
  delivery_id: 'Event',
  q: 'Search',
  page: 'Page',
  size: 'Size',
};
