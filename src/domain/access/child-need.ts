import { type ChildStatus, hasCurrentYear } from './child-status.ts';

/** What a family can do next for a child, the most pressing first (rule R232). */
export const needsOfChild = [
  'pay',
  'go_on',
  'test',
  'written_running',
  'oral_open',
  'live_class',
  'oral_soon',
  'oral_choose',
  'report',
  'certificate',
  'written_open',
  'watch',
  'feedback',
  'buy',
  'next_year',
] as const;
export type NeedOfChild = (typeof needsOfChild)[number];

/** What there is for a child of the tests, reports and certificates of its year. */
export interface WaitingWork {
  /** its written test runs, or may be begun; null: neither */
  readonly written: 'running' | 'open' | null;
  /** the door of its booked oral test is open, or it is soon; null: none is booked, or not so soon */
  readonly oral: 'open' | 'soon' | null;
  /** times of an oral test are free, and none is booked */
  readonly hasOralTimes: boolean;
  /** a report that no parent has opened */
  readonly hasReport: boolean;
  /** the certificate of its last year, which is over */
  readonly hasCertificate: boolean;
  /** what the teacher said lately of something that was sent in */
  readonly hasFeedback: boolean;
}

/** Nothing of a child's tests, reports and certificates waits, or it is not known yet. */
export const noWork: WaitingWork = {
  written: null,
  oral: null,
  hasOralTimes: false,
  hasReport: false,
  hasCertificate: false,
  hasFeedback: false,
};

interface Listed {
  readonly status: ChildStatus;
  /** its bill of today is paid */
  readonly billing_status: boolean;
}

interface FactsOfNeed extends WaitingWork {
  /** a charge of the child is open */
  readonly isPaying: boolean;
  readonly isEligible: boolean;
  /** its next live class comes before the videos */
  readonly hasClassSoon: boolean;
  /** a video is there that was not watched */
  readonly hasToWatch: boolean;
}

/** Whether an unpaid bill keeps the lessons of the child's year closed. */
export const isLocked = ({ status, billing_status: hasAccess }: Listed): boolean =>
  hasCurrentYear(status) && !hasAccess;

/**
 * What is to be done for a child now, the most pressing of all (rule R232): `go_on` with an open charge; null where it only learns, or
 * waits for its year.
 */
export function needOf(listed: Listed, facts: FactsOfNeed): NeedOfChild | null {
  const { status } = listed;
  if (facts.isPaying) return 'go_on';
  const there: Readonly<Record<Exclude<NeedOfChild, 'go_on'>, boolean>> = {
    pay: isLocked(listed),
    test: status === 'TEST_AWAITED',
    written_running: facts.written === 'running',
    oral_open: facts.oral === 'open',
    live_class: facts.hasClassSoon,
    oral_soon: facts.oral === 'soon',
    oral_choose: facts.hasOralTimes && hasCurrentYear(status),
    report: facts.hasReport,
    certificate: facts.hasCertificate && status === 'OVER',
    written_open: facts.written === 'open',
    watch: facts.hasToWatch,
    feedback: facts.hasFeedback,
    buy: status === 'NEW' || status === 'PENDING',
    next_year: status === 'OVER' && facts.isEligible,
  };
  return needsOfChild.find((need) => need !== 'go_on' && there[need]) ?? null;
}

/** Where a need stands among the others; what needs nothing comes last. */
export const placeOfNeed = (need: NeedOfChild | null): number =>
  need === null ? needsOfChild.length : needsOfChild.indexOf(need);

/** For how many days feedback is told of as new (rule R232). */
export const feedbackIsNewFor = 7;
