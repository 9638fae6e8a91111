import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDemoLoaded, recordDemoLoaded, recordMode, recordedMode } from '../accounts/school-mode.ts';
import { fillPriceList } from '../prices/price-list.ts';
import type { Parts } from '../parts.ts';

/** The demo school as new: everything anybody did is gone, and the school's time is the system's again. */
export const resetSchool = async (
  parts: Parts,
  loadSchool: (parts: Parts) => Promise<void>,
): Promise<void> => {
  await parts.database.exclusively('reset', () => parts.jobs.pauseWhile(() => makeAnew(parts, loadSchool)));
};

/** Jobs are paused: the demo data is made on a clock of its own, and a job would act by today's. */
const makeAnew = async (parts: Parts, loadSchool: (parts: Parts) => Promise<void>): Promise<void> => {
  // Together, so that an emptied school never stands there as a new one.
  await parts.database.transaction(async (tx) => {
    if ((await recordedMode(tx)) !== 'demo') throw new Error('only a demo is ever reset');
    await parts.database.empty();
    await recordMode(parts.database, 'demo');
    await fillPriceList(parts.database);
  });
  const removeFiles = () => rm(join(parts.config.dataDir, 'files'), { recursive: true, force: true });
  await parts.uploads.conversions.pauseWhile(() => parts.familyUploads.preparations.pauseWhile(removeFiles));
  // Its numbers begin anew, and mean other families.
  await rm(parts.config.erasedList, { force: true });
  await parts.movableClock?.refresh();
  await parts.database.notify('clock', 'reset');
  await loadSchool(parts);
  await recordDemoLoaded(parts.database, parts.clock.now());
};

/** Makes the demo school where there is none yet, also where making it broke off. */
export const openDemo = async (parts: Parts, loadSchool: (parts: Parts) => Promise<void>): Promise<void> => {
  if (!(await isDemoLoaded(parts.database.db))) await resetSchool(parts, loadSchool);
};
