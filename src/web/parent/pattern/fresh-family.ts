import { useLocation } from 'react-router';
import type { User } from '../../../contract/objects.ts';
import { isAdmin } from '../../../domain/accounts/account-status.ts';
import { screenOf } from '../../frame/guards.ts';
import { type FreshPage, useFreshPage } from '../../hydrated/fresh-page.ts';
import type { Mutation, Query } from '../../hydrated/mutations.ts';
import type { Cause } from '../../hydrated/read-pace.ts';

/** What staff, the payment gateway, time or another device may change on an open page. */
const asked: Partial<Record<Query, readonly Cause[]>> = {
  'GET /childs/{id}': ['return', 'pulse'],
  'GET /child/billing/{childId}': ['return', 'pulse'],
  'GET /childs/last-academic-year/{childId}': ['return', 'pulse'],
  'GET /course/child-course/{childId}': ['return', 'pulse'],
  'GET /payment/links/{childId}': ['return', 'pulse'],
  'GET /placement-test/{childId}': ['return', 'pulse'],
  'POST /childs/billing-status': ['return', 'pulse'],
  'POST /grade/next-grade': ['return', 'pulse'],
  // On return fresh-parent.ts asks for it.
  'GET /users/session': ['pulse'],
  // Otherwise live-payments.ts asks for it.
  'GET /payment/open': ['pulse'],
};

/** The account has a version, and the family's payments have a mark, by which the windows tell one another. */
const toldByMark: ReadonlySet<Mutation> = new Set<Mutation>([
  'POST /users/update-user',
  'POST /users/update-image',
  'POST /payment/first-payment',
  'POST /payment/pay-billing',
  'POST /payment/pay-next-grade',
]);

/** New answers under a playing video could stop it. */
const isVideoPlaying = () => [...document.querySelectorAll('video')].some(({ paused }) => !paused);

const family: FreshPage = {
  pulseMs: 60_000,
  isAsked: ({ queryKey }, causes) =>
    causes.has('told') || (asked[queryKey[0] as Query]?.some((cause) => causes.has(cause)) ?? false),
  isToldOtherwise: (change) => toldByMark.has(change),
  isBusy: isVideoPlaying,
};

/** Keeps the open pages of a family as they stand on the server (decision 0035). A running placement test is left alone. */
export const useFreshFamily = (user: User | null): void => {
  const { frame } = screenOf(useLocation().pathname);
  const isOpen = user !== null && !isAdmin(user.status) && frame !== 'none';
  useFreshPage(isOpen ? family : null);
};
