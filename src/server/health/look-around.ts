import { addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { freeBytesOf } from '../platform/http/disk-guard.ts';
import type { HealthContext } from './context.ts';
import { type LookRow, deleteLooksBefore, newestLook, saveLook } from './look-store.ts';

/** Growth is told over so many days. */
export const LOOK_DAYS = 14;

type Looking = Pick<HealthContext, 'database' | 'wallClock' | 'settings' | 'files' | 'missingFiles'>;

/** Looks at what takes a while, every file, and writes it down as the look of its day. */
export const lookAround = async (context: Looking): Promise<LookRow> => {
  const { database, wallClock, settings } = context;
  const at = wallClock.now();
  const day = dayInJakarta(at);
  const { rows } = await database.execute('select pg_database_size(current_database())::float8 as bytes');
  const look = {
    day,
    at,
    free: await freeBytesOf(settings.dataDir),
    sizes: { database: Number(rows[0]?.['bytes']), ...(await sizesOf(context.files)) },
    ...(await context.missingFiles()),
  };
  await saveLook(database.db, look);
  await deleteLooksBefore(database.db, addDays(day, -LOOK_DAYS));
  return look;
};

/** Once a day, and again while files are missing, so that what was mended is seen within the hour. */
export const lookDaily = async (context: Looking): Promise<void> => {
  const last = await newestLook(context.database.db);
  if (last?.day !== dayInJakarta(context.wallClock.now()) || last.missing > 0) await lookAround(context);
};

/** Bytes by the first part of a key. A file that is deleted meanwhile is not counted. */
const sizesOf = async (files: HealthContext['files']): Promise<Record<string, number>> => {
  const sizes: Record<string, number> = {};
  for await (const key of files.keys()) {
    const [kind = ''] = key.split('/');
    sizes[kind] = (sizes[kind] ?? 0) + ((await files.stat(key))?.size ?? 0);
  }
  return sizes;
};
