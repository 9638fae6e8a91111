import { unionAll } from 'drizzle-orm/pg-core';
import { type FamilyFile, type FamilyTest, MOST_IN_FILE } from '../../contract/family-file.ts';
import { type PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import type { LedgerAgreement } from '../../domain/billing/family-ledger.ts';
import { certificateState } from '../../domain/certificates/certificate-due.ts';
import { placementDeadline, placementStatus } from '../../domain/enrolment/placement-status.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { type AgreementStep, agreementSteps } from '../desk/agreement-steps.ts';
import { type TalkStep, talkSteps } from '../desk/talk-steps.ts';
import { type CertificateStep, certificateSteps } from '../certificates/certificate-steps.ts';
import type { KnownEnrolment } from '../enrolment/enrolments-of.ts';
import { type OralStep, oralSteps } from '../oral-tests/oral-steps.ts';
import { type HandStep, handSteps } from '../payments/hand-steps.ts';
import { type PlacementStep, placementSteps } from '../placement/placement-steps.ts';
import type { Database } from '../platform/db/database.ts';
import { type ReportStep, reportSteps } from '../reports/report-steps.ts';
import { type WrittenStep, writtenSteps } from '../written-tests/written-steps.ts';

interface Kinds {
  placement: PlacementStep;
  written: WrittenStep;
  oral: OralStep;
  report: ReportStep;
  certificate: CertificateStep;
  agreement: AgreementStep;
  talk: TalkStep;
  hand: HandStep;
}
/** A step of a child, whose facts its noun wrote; `of` is the child of a placement or of money by hand, the bill of an agreement or a talk, of the others the enrolment. */
interface Step<Kind extends keyof Kinds = keyof Kinds> {
  readonly kind: Kind;
  readonly of: number;
  readonly facts: Kinds[Kind];
}
interface FileChild {
  readonly childId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly enrolments: readonly KnownEnrolment[];
}
type Steps = Pick<FamilyFile, 'tests' | 'reports' | 'certificates' | 'talks' | 'by_hand'>;
/** What stands of what was agreed about bills, by the bill. */
type Agreed = ReadonlyMap<number, LedgerAgreement[]>;

const last: PartOfYear = 3;
const iso = (instant: string | null) => instant && new Date(instant).toISOString();

/**
 * How far the tests, reports and certificates of children are, and nothing of what they came to (rule R242), and what was agreed and
 * said about their bills and taken by hand for them: one query for all of them.
 */
export const stepsOf = async (
  db: Database,
  children: readonly FileChild[],
  now: Date,
): Promise<{ steps: Steps; agreed: Agreed }> => {
  const years = children.flatMap(({ enrolments }) =>
    enrolments.filter(({ settledAt }) => settledAt !== null),
  );
  const ids = years.map(({ enrolmentId }) => enrolmentId);
  const childIds = children.map(({ childId }) => childId);
  const billIds = years.flatMap(({ bills }) => bills.map(({ billId }) => billId));
  const rows = await unionAll(
    placementSteps(db, childIds),
    writtenSteps(db, ids),
    oralSteps(db, ids),
    reportSteps(db, ids),
    certificateSteps(db, ids),
    agreementSteps(db, billIds),
    ...talkSteps(db, billIds),
    handSteps(db, childIds),
  );
  const ofKind = <Kind extends keyof Kinds>(kind: Kind) =>
    rows.filter((row): row is typeof row & Step<Kind> => row.kind === kind);
  const childOf = new Map(years.map((year) => [year.enrolmentId, year.childId]));
  const owner = (of: number) => ({ child_id: childOf.get(of) ?? 0 });
  const placed = ofKind('placement').map(({ of, facts }) => placementTest(of, facts, now));
  const written = ofKind('written').map(({ of, facts }) => ({ ...owner(of), ...writtenTest(facts) }));
  const oral = ofKind('oral').map(({ of, facts: { id, part, state, startsAt } }) => ({
    ...owner(of),
    kind: 'oral' as const,
    id,
    part,
    state,
    at: iso(startsAt),
  }));
  const reports = ofKind('report');
  const steps = {
    tests: [...placed, ...written, ...oral],
    reports: reports.map(({ of, facts: { id, part, state, publishedAt, readAt } }) => ({
      ...owner(of),
      report_id: id,
      part,
      state,
      published_at: iso(publishedAt),
      read_at: iso(readAt),
    })),
    certificates: children.flatMap((child) =>
      certificatesOf(child, { reports, issued: ofKind('certificate'), years, now }),
    ),
    talks: ofKind('talk')
      .map(({ of, facts }) => ({
        billing_id: of,
        by: fullName(facts.firstName, facts.lastName),
        note: facts.note,
        at: new Date(facts.at).toISOString(),
      }))
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, MOST_IN_FILE.notes),
    by_hand: ofKind('hand').map(({ of, facts: { orderId, amount, at, by, undoneAt, undoneBy } }) => ({
      child_id: of,
      order_id: orderId,
      amount,
      by: fullName(by.firstName, by.lastName),
      at: new Date(at).toISOString(),
      undone:
        undoneAt === null
          ? null
          : {
              by: fullName(undoneBy.firstName ?? '', undoneBy.lastName),
              at: new Date(undoneAt).toISOString(),
            },
    })),
  };
  const agreements = ofKind('agreement').map(({ of, facts: { madeAt, ...agreed } }) => ({
    of,
    agreed: { ...agreed, madeOn: dayInJakarta(new Date(madeAt)) },
  }));
  const agreed = new Map(
    [...Map.groupBy(agreements, ({ of }) => of)].map(([billId, all]) => [
      billId,
      all.map((one) => one.agreed),
    ]),
  );
  return { steps, agreed };
};

const placementTest = (childId: number, facts: PlacementStep, now: Date): FamilyTest => {
  const settledAt = new Date(facts.settledAt);
  const testStartedAt = facts.startedAt === null ? null : new Date(facts.startedAt);
  const status = placementStatus({ settledAt, testStartedAt, placedBy: facts.placedBy }, now);
  const states = {
    not_paid: 'awaited',
    awaiting: 'awaited',
    at_the_test: 'running',
    time_over: 'time_over',
    placed: 'placed',
    auto_graded: 'without_test',
  } as const;
  // Also once it was placed for that.
  const withoutTest =
    facts.placedBy === 'time'
      ? 'time_over'
      : facts.placedBy === 'staff' && !testStartedAt
        ? 'by_staff'
        : null;
  const at = status === 'awaiting' ? placementDeadline(settledAt) : testStartedAt;
  return {
    kind: 'placement',
    id: null,
    child_id: childId,
    part: null,
    state: withoutTest ?? states[status],
    at: at?.toISOString() ?? null,
  };
};

const writtenTest = ({ id, part, startedAt, finishedAt, markedAt }: WrittenStep) => ({
  kind: 'written' as const,
  id,
  part,
  state: markedAt ? ('marked' as const) : finishedAt ? ('to_mark' as const) : ('running' as const),
  at: iso(markedAt ?? finishedAt ?? startedAt),
});

interface Known {
  readonly reports: readonly Step<'report'>[];
  readonly issued: readonly Step<'certificate'>[];
  readonly years: readonly KnownEnrolment[];
  readonly now: Date;
}

const certificatesOf = (child: FileChild, { reports, issued, years, now }: Known): Steps['certificates'] =>
  years
    .filter(({ childId }) => childId === child.childId)
    .map((year) => {
      const lastReportPublished = reports.some(
        ({ of, facts }) => of === year.enrolmentId && facts.part === last && facts.publishedAt !== null,
      );
      const found = issued.find(({ of }) => of === year.enrolmentId);
      // One that was issued stands under the name it bears, whatever the child is called since (rule R218).
      const name = found?.facts.name ?? fullName(child.firstName, child.lastName);
      const state = certificateState({ ...year, lastReportPublished, name }, dayInJakarta(now));
      return {
        child_id: child.childId,
        academic_year_id: year.academicYearId,
        grade: year.grade,
        state,
        issued_at: state === 'due' && found ? iso(found.facts.issuedAt) : null,
      };
    })
    .filter(({ state }) => state !== 'not_in_package');
