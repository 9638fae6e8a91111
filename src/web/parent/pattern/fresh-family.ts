import type { User } from '../../../contract/objects.ts';
import { isAdmin } from '../../../domain/accounts/account-status.ts';
import { screenOf } from '../../frame/guards.ts';
import { type FreshPage, mayChange, useFreshPage } from '../../hydrated/fresh-page.ts';
import type { Mutation, Query } from '../../hydrated/mutations.ts';

/** What staff, the payment gateway, time or another device may change while a page is open. */
const changing: ReadonlySet<Query> = new Set<Query>([
  'GET /childs/{id}',
  'GET /child/billing/{childId}',
  'GET /childs/last-academic-year/{childId}',
  'GET /course/child-course/{childId}',
  'GET /payment/links/{childId}',
  'GET /placement-test/{childId}',
  'POST /childs/billing-status',
  'POST /grade/next-grade',
]);

/** On return fresh-parent.ts and live-payments.ts ask for these. */
const askedOtherwise: ReadonlySet<Query> = new Set<Query>(['GET /users/session', 'GET /payment/open']);

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
const isTestRunning = () => screenOf(location.pathname).frame === 'none';

export const freshFamily: FreshPage = {
  pollMs: 60_000,
  isAsked: (query, causes) => {
    const name = query.queryKey[0] as Query;
    // A lesson's page learns of a test that was begun elsewhere, for which it does not ask itself.
    if (!query.isActive() && name !== 'GET /placement-test/{childId}') return false;
    if (causes.has('broadcast')) return true;
    if (askedOtherwise.has(name)) return causes.has('poll');
    return changing.has(name) || (causes.has('return') && mayChange(query));
  },
  isToldOtherwise: (change) => toldByMark.has(change),
  isBusy: () => isVideoPlaying() || isTestRunning(),
};

/** Keeps the open pages of a family as they stand on the server (decision 0035). */
export const useFreshFamily = (user: User | null): void =>
  useFreshPage(user !== null && !isAdmin(user.status) ? freshFamily : null);
