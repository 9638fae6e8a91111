import type { OwnFamilyId } from '../domain/access/family-scope.ts';
import type { AccountsContext } from '../server/accounts/context.ts';
import type { Parent } from '../server/accounts/actors.ts';
import type { PaymentsContext } from '../server/payments/context.ts';
import type { Batch } from '../server/calendar/find-batch.ts';
import type { CalendarContext } from '../server/calendar/context.ts';
import type { CertificatesContext } from '../server/certificates/context.ts';
import type { BrandContext } from '../server/brand/context.ts';
import type { ContentContext } from '../server/content/context.ts';
import type { CoursesContext } from '../server/courses/context.ts';
import type { EnrolmentContext } from '../server/enrolment/context.ts';
import type { FamiliesContext } from '../server/families/context.ts';
import type { FamilyUploadsContext } from '../server/family-uploads/context.ts';
import { tariffTable } from '../server/providers/shipping-rates/tariff-table.ts';
import { askShippingCosts } from '../server/shipping/ask-shipping-costs.ts';
import { shippingCostCache } from '../server/shipping/shipping-cost-cache.ts';
import { type PaymentSandbox, paymentSandbox } from '../server/providers/payment-gateway/sandbox.ts';
import { reconcilePayment } from '../server/payments/reconcile-payment.ts';
import type { LiveClassesContext } from '../server/live-classes/context.ts';
import type { OralTestsContext } from '../server/oral-tests/context.ts';
import type { PlacementContext } from '../server/placement/context.ts';
import type { ReportsContext } from '../server/reports/context.ts';
import type { TasksContext } from '../server/tasks/context.ts';
import type { WrittenTestsContext } from '../server/written-tests/context.ts';
import type { DemoLesson } from './curriculum.ts';
import type { DemoBatchName } from './purchases.ts';
import type { DemoClock } from './timeline.ts';

/** The contexts of the use cases that make the demo. */
export interface SchoolContext {
  accounts: AccountsContext;
  families: FamiliesContext;
  calendar: CalendarContext;
  courses: CoursesContext;
  enrolment: EnrolmentContext;
  placement: PlacementContext;
  liveClasses: LiveClassesContext;
  oralTests: OralTestsContext;
  writtenTests: WrittenTestsContext;
  familyUploads: FamilyUploadsContext;
  tasks: TasksContext;
  reports: ReportsContext;
  certificates: CertificatesContext;
  billing: PaymentsContext;
  content: ContentContext;
  brand: BrandContext;
}

/** The contexts of the nouns on the demo's clock, with a payment sandbox of their own: no real gateway is called. */
export interface DemoContext extends SchoolContext {
  clock: DemoClock;
  bank: PaymentSandbox;
  /** a new folder for what the demo's people upload */
  uploads: string;
}

/** Ids of what earlier events have made, for later ones. */
export interface DemoState {
  readonly batches: Map<DemoBatchName, Batch>;
  readonly parents: Map<string, Parent>;
  /** child ids by the family's e-mail and the child's first name */
  readonly children: Map<string, number>;
  /** course ids by place and type */
  readonly lessons: Map<string, number>;
}

export const newDemoState = (): DemoState => ({
  batches: new Map(),
  parents: new Map(),
  children: new Map(),
  lessons: new Map(),
});

export const childKey = (email: string, firstName: string) => `${email} ${firstName}`;

export const lessonKey = ({
  grade,
  unit,
  week,
  type,
}: Pick<DemoLesson, 'grade' | 'unit' | 'week' | 'type'>) => `${grade}.${unit}.${week}.${type}`;

/** What an earlier event has made; throws when the events are in the wrong order. */
export const required = <K, V>(from: ReadonlyMap<K, V>, key: K): V => {
  const found = from.get(key);
  if (found === undefined) throw new Error(`no earlier event has made ${String(key)}`);
  return found;
};

export const demoContext = (school: SchoolContext, clock: DemoClock, uploads: string): DemoContext => {
  const { database, publicUrl } = school.accounts;
  const bank = paymentSandbox({ database, clock, publicUrl });
  const shipping = { log: school.billing.log, costs: shippingCostCache(tariffTable(), clock) };
  const billing: PaymentsContext = {
    ...school.billing,
    clock,
    payments: bank.gateway,
    // Nor are couriers asked what they would take today.
    askShippingCosts: (question) => askShippingCosts(shipping, question),
    // The demo's years lie in the past: receipts of then would fill the outbox.
    post: async () => {},
  };
  bank.deliverTo(async (body) => {
    const told = bank.gateway.readNotification(JSON.parse(body));
    if (told) await reconcilePayment(billing, told.orderId, { source: 'notification' });
    return told ? 200 : 403;
  });
  return {
    clock,
    bank,
    uploads,
    billing,
    accounts: { ...school.accounts, clock },
    families: { ...school.families, clock },
    enrolment: { ...school.enrolment, clock },
    placement: { ...school.placement, clock },
    liveClasses: { ...school.liveClasses, clock },
    oralTests: { ...school.oralTests, clock },
    writtenTests: { ...school.writtenTests, clock },
    familyUploads: { ...school.familyUploads, clock },
    tasks: { ...school.tasks, clock },
    reports: { ...school.reports, clock },
    certificates: { ...school.certificates, clock },
    calendar: { ...school.calendar, clock },
    courses: { ...school.courses, clock },
    content: { ...school.content, clock },
    brand: { ...school.brand, clock },
  };
};

/** The demo acts for a family that it has just made, as that family's session would. */
export const parentOf = (user: { userId: number; email: string; locale: 'EN' | 'ID' }): Parent => ({
  kind: 'parent',
  userId: user.userId,
  email: user.email,
  locale: user.locale,
  familyId: user.userId as OwnFamilyId,
  sessionHash: 'demo',
});
