import type { Child } from '../../contract/objects.ts';
import type { BillMoney } from '../../contract/payment-objects.ts';
import type { RefusalName } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import type { Language } from '../../i18n/language.ts';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import type { PlaceByStaff } from '../placement/place-by-staff.ts';
import type { AwaitingTest } from '../placement/awaiting-test.ts';
import type { PlacementOf } from '../placement/placement-of.ts';
import type { FamiliesContext } from '../families/context.ts';
import type { NotifyAccount } from '../inbox/notify.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { KnownBill, KnownEnrolment } from './enrolments-of.ts';

/** What the use cases about a child's years work with. `clock` is the business clock. */
export interface EnrolmentContext {
  database: OpenDatabase;
  clock: Clock;
  /** a child with what its enrolments say about it; null when it lies outside the scope */
  showChild(scope: FamilyScope, childId: number): Promise<Child | null>;
  /** handed in, as the next five are, because placement and billing know of enrolments */
  placementOf: PlacementOf;
  awaitingTest: AwaitingTest;
  awaitedChildren: FamiliesContext['awaitedChildren'];
  placeByStaff: PlaceByStaff;
  notifyAccount: NotifyAccount;
  /** the gateway's status of the first payment of the enrolment made last */
  firstPaymentStatus(db: Database, enrolments: readonly KnownEnrolment[]): Promise<string>;
  /** the same of several children, by child id; one query */
  firstPaymentStatuses(
    db: Database,
    ofChildren: readonly (readonly KnownEnrolment[])[],
  ): Promise<ReadonlyMap<number, string>>;
  /** where the money of these bills is, by bill; one that nothing was paid for is not among them */
  moneyOfBills(db: Database, bills: readonly KnownBill[]): Promise<ReadonlyMap<number, BillMoney>>;
  /** a refusal in words, where it is an answer and not an error */
  wordRefusal(language: Language, name: RefusalName): string;
}
