import type { Finding } from '../../domain/health/finding.ts';
import { couldNotLook, isTold, toTell } from '../../domain/health/judge.ts';
import { outsideQuietHours } from '../../domain/messages/notice-times.ts';
import * as en from '../../i18n/en/admin-health.ts';
import * as id from '../../i18n/id/admin-health.ts';
import { absolute, paths } from '../../paths.ts';
import { ownerAddressees } from '../accounts/owner-addressees.ts';
import type { Notice } from '../inbox/notify.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { HealthContext } from './context.ts';
import { examine, watchedChecks } from './examine.ts';
import { lookDaily } from './look-around.ts';
import { saveTold, selectMatters, setGone } from './matter-store.ts';

/** A server that has just begun knows nothing of its jobs yet. */
const SETTLING_MS = 30 * 60_000;

/** Looks once an hour at what nobody may see until it is too late, and tells the owners (rule R304). */
export const watchHealthJob = (context: HealthContext): Job => ({
  name: 'watch-health',
  everyMinutes: 60,
  nextDue: async () => null,
  async runDue(_now, stopping) {
    const { wallClock, startedAt } = context;
    if (startedAt && wallClock.now().getTime() - startedAt.getTime() < SETTLING_MS) return;
    // A store of files that does not answer keeps nobody from being told of the rest.
    const [looked] = await Promise.allSettled([lookDaily(context, stopping)]);
    if (stopping?.aborted) return;
    await tellOf(context, await examine(watchedChecks(context)));
    if (looked.status === 'rejected') throw looked.reason;
  },
});

const tellOf = ({ database, wallClock, ...context }: HealthContext, findings: readonly Finding[]) =>
  database.transaction(async (tx) => {
    const at = wallClock.now();
    const known = await selectMatters(tx);
    const troubles = findings.filter(({ found }) => isTold(found));
    const { tell, back, gone } = toTell(at, {
      found: troubles.map(({ check }) => check),
      unsure: findings.filter(({ found }) => couldNotLook(found)).map(({ check }) => check),
      known,
    });
    for (const finding of troubles.filter(({ check }) => tell.includes(check))) {
      await tellOwners(context, tx, finding);
      await saveTold(tx, finding.check, at);
    }
    await setGone(tx, back, null);
    await setGone(tx, gone, at);
    for (const check of gone)
      await context.notifyOwners(tx, {
        ...notice,
        title: en.health.gone(en.health.checks[check]),
        titleIndo: id.health.gone(id.health.checks[check]),
        body: en.health.goneText,
        bodyIndo: id.health.goneText,
        now: context.clock.now(),
      });
  });

const notice = { kind: 'staff_health', childId: null, link: paths.adminHealth } as const;

/** In the inbox at once, and by a mail that waits until morning. */
const tellOwners = async (
  {
    clock,
    notifyOwners,
    post,
    settings,
  }: Pick<HealthContext, 'clock' | 'notifyOwners' | 'post' | 'settings'>,
  tx: Tx,
  { check, found, facts }: Finding,
) => {
  const now = clock.now();
  const told: Notice = {
    ...notice,
    title: en.health.toldOf(en.health.checks[check]),
    titleIndo: id.health.toldOf(id.health.checks[check]),
    body: `${en.health.found[found](facts)} ${en.health.seePage}`,
    bodyIndo: `${id.health.found[found](facts)} ${id.health.seePage}`,
    now,
  };
  await notifyOwners(tx, told);
  const url = (path: string) => absolute(settings.publicUrl, path);
  for (const { to, language, greeted } of await ownerAddressees(tx)) {
    const [title, body] = language === 'id' ? [told.titleIndo, told.bodyIndo] : [told.title, told.body];
    await post(tx, {
      to,
      kind: 'notices',
      language,
      data: {
        ...greeted,
        notices: [{ kind: told.kind, title, body, url: url(paths.adminHealth) }],
        inboxUrl: url(paths.adminInbox()),
        leaveUrl: null,
      },
      notBefore: outsideQuietHours(now),
    });
  }
};
