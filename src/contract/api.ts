import { accounts } from './accounts.ts';
import { announcements } from './announcements.ts';
import { apiTokens } from './api-tokens.ts';
import { audit } from './audit.ts';
import { billDesk } from './bill-desk.ts';
import { billing } from './billing.ts';
import { calendar } from './calendar.ts';
import { certificates } from './certificates.ts';
import { content } from './content.ts';
import { courses } from './courses.ts';
import type { Contract } from './endpoint.ts';
import { enrolment } from './enrolment.ts';
import { families } from './families.ts';
import { familyUploads } from './family-uploads.ts';
import { familyDesk } from './family-desk.ts';
import { familyImport } from './family-import.ts';
import { familyToday } from './family-today.ts';
import { familyFile } from './family-file.ts';
import { inbox } from './inbox.ts';
import { search } from './search.ts';
import { secondFactor } from './second-factor.ts';
import { sessions } from './sessions.ts';
import { brand } from './brand.ts';
import { dayClose } from './day-close.ts';
import { paymentDesk } from './payment-desk.ts';
import { paymentLinks } from './payment-links.ts';
import { liveClasses } from './live-classes.ts';
import { moneyByHand } from './money-by-hand.ts';
import { health } from './health.ts';
import { numbers } from './numbers.ts';
import { opening } from './opening.ts';
import { oralTests } from './oral-tests.ts';
import { placement } from './placement.ts';
import { placementDesk } from './placement-desk.ts';
import { privacy } from './privacy.ts';
import { reports } from './reports.ts';
import { prices } from './prices.ts';
import { shipping } from './shipping.ts';
import { staffDesk } from './staff.ts';
import { tasks } from './tasks.ts';
import { words } from './words.ts';
import { today } from './today.ts';
import { uploads } from './uploads.ts';
import { visits } from './visits.ts';
import { waitingList } from './waiting-list.ts';
import { webhooks } from './webhooks.ts';
import { writtenTests } from './written-tests.ts';

/** Every call of the product, below `/api/v1`. */
export const api = {
  ...sessions,
  ...accounts,
  ...secondFactor,
  ...calendar,
  ...uploads,
  ...courses,
  ...familyUploads,
  ...families,
  ...billing,
  ...paymentLinks,
  ...paymentDesk,
  ...billDesk,
  ...moneyByHand,
  ...dayClose,
  ...enrolment,
  ...placement,
  ...liveClasses,
  ...oralTests,
  ...writtenTests,
  ...tasks,
  ...words,
  ...reports,
  ...certificates,
  ...familyToday,
  ...placementDesk,
  ...shipping,
  ...inbox,
  ...content,
  ...search,
  ...today,
  ...opening,
  ...numbers,
  ...visits,
  ...waitingList,
  ...health,
  ...prices,
  ...brand,
  ...familyDesk,
  ...familyFile,
  ...familyImport,
  ...privacy,
  ...staffDesk,
  ...apiTokens,
  ...webhooks,
  ...announcements,
  ...audit,
} satisfies Contract;
export type Api = typeof api;
