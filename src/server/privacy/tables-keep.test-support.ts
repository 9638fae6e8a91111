/**
 * Of whom each table of the school speaks, and therefore what empties its rows. A new table is added here, so that somebody has thought
 * of it: a test compares this with the database.
 * - `account`: of somebody with an account; erased with it
 * - `child`: of a child; erased with it
 * - `payment`: kept under a number for the years of `oldPayments`
 * - `log`: what staff did; of what was erased it keeps who and when alone
 * - `passing`: deleted by itself within days, sent mails within 90
 * - `school`: of nobody
 */
export const tablesKeep = {
  users: 'account',
  mailed_links: 'account',
  family_mails: 'account',
  notifications: 'account',
  second_factors: 'account',
  recovery_codes: 'account',
  children: 'child',
  consents: 'child',
  placement_tests: 'child',
  watched_marks: 'child',
  calendar_feeds: 'child',
  registration_told: 'child',
  // What is ready stays until its child is erased; what comes to use it may bring a shorter time to the table above.
  family_uploads: 'child',
  news: 'child',
  enrolments: 'payment',
  bills: 'payment',
  placements: 'payment',
  orders: 'payment',
  payments: 'payment',
  payment_events: 'payment',
  payment_links: 'payment',
  refunds: 'payment',
  settlement_notes: 'payment',
  audit_log: 'log',
  letters: 'passing',
  sessions: 'passing',
  idempotency_keys: 'passing',
  rate_limits: 'passing',
  sandbox_card_tokens: 'passing',
  sandbox_charges: 'passing',
  sandbox_mails: 'passing',
  sandbox_notifications: 'passing',
  sandbox_replies: 'passing',
  article_pictures: 'school',
  batches: 'school',
  billing_rules: 'school',
  brand: 'school',
  course_masters: 'school',
  komerce_places: 'school',
  komerce_prices: 'school',
  picture_uses: 'school',
  placement_answer_counts: 'school',
  placement_media: 'school',
  placement_part_revisions: 'school',
  registration_calls_made: 'school',
  sandbox_clock: 'school',
  school: 'school',
  settings: 'school',
  settlement_report_days: 'school',
  settlement_reports: 'school',
  settlement_rows: 'school',
  staff_rules: 'school',
  testimonies: 'school',
  told_until: 'school',
} as const;
