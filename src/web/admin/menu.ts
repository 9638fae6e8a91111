import type { StaffRole } from '../../domain/accounts/staff-role.ts';
import { mayOpen } from '../frame/guards.ts';
import { paths } from '../../paths.ts';
import type { OfficeTexts } from './list/texts.ts';

export interface MenuEntry {
  to: string;
  label: (texts: OfficeTexts) => string;
  /** other words by which the search finds it */
  also?: (texts: OfficeTexts) => string;
}

/** The side menu, in the agreed order, then what staff need besides; a screen is added when it is built. */
export const menu: readonly MenuEntry[] = [
  { to: paths.adminToday, label: ({ admin }) => admin.today.title },
  { to: paths.adminOrders, label: ({ admin }) => admin.frame.orders },
  { to: paths.adminTestimonies, label: ({ admin }) => admin.frame.testimonies },
  { to: paths.adminNews, label: ({ admin }) => admin.frame.news },
  { to: paths.adminPerformances, label: ({ admin }) => admin.frame.performances },
  { to: paths.adminBatches, label: ({ admin }) => admin.frame.batches },
  { to: paths.adminCourses, label: ({ admin }) => admin.frame.courses },
  { to: paths.adminPlacement(), label: ({ admin }) => admin.placement.title },
  { to: paths.adminChildren, label: ({ admin }) => admin.frame.children },
  { to: paths.adminTeaching, label: ({ admin }) => admin.teaching.title },
  { to: paths.adminLiveClasses, label: ({ admin }) => admin.liveClasses.title },
  { to: paths.adminOralTests, label: ({ admin }) => admin.oralTests.title },
  { to: paths.adminTasks(), label: ({ admin }) => admin.tasks.title },
  { to: paths.adminWrittenTests(), label: ({ admin }) => admin.writtenTests.title },
  { to: paths.adminReports, label: ({ admin }) => admin.reports.title },
  { to: paths.adminCertificates(), label: ({ admin }) => admin.certificates.title },
  { to: paths.adminBills(), label: ({ admin }) => admin.bills.title },
  { to: paths.adminPayments(), label: ({ admin }) => admin.frame.payments },
  { to: paths.adminDayClose(), label: ({ admin }) => admin.dayClose.title },
  { to: paths.adminNumbers, label: ({ admin }) => admin.numbers.title },
  { to: paths.adminSettings, label: ({ admin }) => admin.frame.settings },
  { to: paths.adminMessages, label: ({ admin }) => admin.messages.title },
  { to: paths.adminLog, label: ({ admin }) => admin.frame.log },
  { to: paths.adminStaff, label: ({ admin }) => admin.staff.title },
  { to: paths.adminApiTokens, label: ({ admin }) => admin.apiTokens.title },
  { to: paths.adminWebhooks, label: ({ admin }) => admin.webhooks.title },
  { to: paths.adminHealth, label: ({ admin }) => admin.health.title },
];

/** What of these somebody of the staff may open; owners and clerks have no room of a teacher. */
export const entriesFor = (entries: readonly MenuEntry[], role: StaffRole | null): MenuEntry[] =>
  entries.filter(({ to }) => mayOpen(to, role) && (to !== paths.adminTeaching || role === 'teacher'));

/** What the search finds by name: the menu, and what stands in the top bar. */
export const screens: readonly MenuEntry[] = [
  ...menu,
  { to: paths.adminKitStock, label: ({ admin }) => admin.stock.title },
  {
    to: paths.adminOpening,
    label: ({ admin }) => admin.opening.title,
    also: ({ admin }) => admin.opening.also,
  },
  { to: paths.adminInbox(), label: ({ inbox }) => inbox.title },
  { to: paths.adminProfile, label: ({ admin }) => admin.frame.profile },
  { to: paths.adminSecurity, label: ({ admin }) => admin.security.title },
];
