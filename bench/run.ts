import { cpus, totalmem } from 'node:os';
import { measureBesideBare } from './beside-bare.ts';
import { measureChildCourses } from './child-courses.ts';
import { measureDrips } from './drips.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measurePageBytes } from './page-bytes.ts';
import { measureNotifications } from './notifications.ts';
import { measurePurchases } from './purchases.ts';
import { measureReads } from './reads.ts';
import { measureSessions } from './sessions.ts';
import { measureStarts } from './starts.ts';
import { measureStorms } from './storms.ts';
import { measureUpload } from './upload.ts';
import { measureVideos } from './videos.ts';

/** `npm run bench`: measures and prints; nothing is asserted. Words after it choose parts: `npm run bench -- upload`. */
const parts: Record<string, () => Promise<string[]>> = {
  starts: measureStarts,
  bytes: measurePageBytes,
  lighthouse: measureLighthouse,
  'beside-bare': measureBesideBare,
  sessions: measureSessions,
  storms: measureStorms,
  reads: measureReads,
  lists: measureLists,
  'child-courses': measureChildCourses,
  notifications: measureNotifications,
  purchases: measurePurchases,
  upload: measureUpload,
  drips: measureDrips,
  videos: measureVideos,
};

const wanted = process.argv.slice(2);
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
    `${process.platform} ${process.arch}, Node ${process.version}\n`,
);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const line of await measure()) console.log(line);
  console.log();
}
