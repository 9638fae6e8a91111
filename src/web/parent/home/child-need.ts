import type { User } from '../../../contract/objects.ts';
import { hasCurrentYear } from '../../../domain/access/child-status.ts';

/** A child as the account of its family lists it. */
export type ListedChild = User['join_childs'][number];

/** What a family can do next for a child, the most pressing first. */
const needs = ['pay', 'go_on', 'test', 'live_class', 'watch', 'buy', 'next_year'] as const;
export type NeedOfChild = (typeof needs)[number];

interface FactsOfNeed {
  /** a charge of the child is open */
  isPaying: boolean;
  isEligible: boolean;
  /** its next live class comes before the videos */
  hasClassSoon: boolean;
  /** a video is there that was not watched */
  hasToWatch: boolean;
}

/** Whether an unpaid bill keeps the lessons of the child's year closed. */
export const isLocked = ({
  status,
  billing_status: hasAccess,
}: Pick<ListedChild, 'status' | 'billing_status'>): boolean => hasCurrentYear(status) && !hasAccess;

/** What is to be done for a child now: `go_on` with an open charge; null where it only learns, or waits for its year. */
export const needOf = (
  listed: Pick<ListedChild, 'status' | 'billing_status'>,
  { isPaying, isEligible, hasClassSoon, hasToWatch }: FactsOfNeed,
): NeedOfChild | null => {
  const { status } = listed;
  if (isPaying) return 'go_on';
  if (isLocked(listed)) return 'pay';
  if (status === 'TEST_AWAITED') return 'test';
  if (hasClassSoon) return 'live_class';
  if (hasToWatch) return 'watch';
  if (status === 'NEW' || status === 'PENDING') return 'buy';
  return status === 'OVER' && isEligible ? 'next_year' : null;
};

/** Where a need stands among the others; what needs nothing comes last. */
export const placeOfNeed = (need: NeedOfChild | null): number =>
  need === null ? needs.length : needs.indexOf(need);
