import type { StaffRole } from '../accounts/staff-role.ts';

/** What waits for the staff, the most urgent first: what a new school still lacks and what the school stands on, what a child or a family meets next, then money, then the rest (rule R236). */
export const todayCards = [
  'opening_steps',
  'server_troubles',
  'classes_without_room',
  'payments_to_decide',
  'refunds_to_send',
  'bills_overdue',
  'kits_to_send',
  'kits_short',
  'lessons_without_video',
  'tests_to_publish',
  'tests_awaited',
  'feedback_due',
  'tests_to_mark',
  'oral_tests_without_result',
  'reports_due',
  'groups_without_time',
  'charges_lapsed',
  'accounts_closing',
  'holidays_missing',
] as const;
export type TodayCard = (typeof todayCards)[number];

/** What teachers see of it, for their own groups: nothing of money, parcels and families (rule R165). */
const ofTeachers: readonly TodayCard[] = [
  'classes_without_room',
  'feedback_due',
  'tests_to_mark',
  'oral_tests_without_result',
  'reports_due',
];

/** What owners alone can do. */
const ofOwners: readonly TodayCard[] = ['opening_steps', 'server_troubles', 'refunds_to_send'];

/** Which of these somebody of the staff is shown: a clerk gives no money back and runs neither school nor server, a teacher has the own groups (rule R236). */
export const cardsFor = (role: StaffRole): readonly TodayCard[] => {
  if (role === 'teacher') return ofTeachers;
  return role === 'owner' ? todayCards : todayCards.filter((card) => !ofOwners.includes(card));
};
