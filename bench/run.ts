import { cpus, totalmem } from 'node:os';
import { measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measureLiveClasses } from './live-classes.ts';
import { measureLoads } from './loads.ts';
import { measureMails } from './mails.ts';
import { measureMonday } from './monday.ts';
import { measurePurchases } from './purchases.ts';
import { measureRoom } from './room.ts';

/** `npm run bench`: measures and prints; nothing is asserted. Words after it choose parts: `npm run bench -- lists`; addresses those of a part. */
const parts: Record<string, () => Promise<string[]>> = {
  loads: measureLoads,
  purchases: measurePurchases,
  lists: measureLists,
  mails: measureMails,
  'live-classes': measureLiveClasses,
  monday: measureMonday,
  room: measureRoom,
  lighthouse: measureLighthouse,
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('/'));
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
    `${process.platform} ${process.arch}, Node ${process.version}\n`,
);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const line of await measure()) console.log(line);
  console.log();
}
