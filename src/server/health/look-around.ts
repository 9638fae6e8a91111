import { addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { freeBytesOf } from '../platform/http/disk-guard.ts';
import type { HealthContext } from './context.ts';
import { type LookRow, deleteLooksBefore, newestLook, saveLook } from './look-store.ts';

/** Growth is told over so many days. */
export const LOOK_DAYS = 14;

type Looking = Pick<HealthContext, 'database' | 'wallClock' | 'settings' | 'files' | 'namedFiles'>;

/**
 * Looks at what takes a while, every file, and writes it down as the look of its day.
 * @param stopping aborted when the server stops: the look then ends after the file at hand
 * @returns null when it was ended so; nothing is written down then
 */
export const lookAround = async (context: Looking, stopping?: AbortSignal): Promise<LookRow | null> => {
  const { database, wallClock, settings, files } = context;
  const at = wallClock.now();
  const day = dayInJakarta(at);
  const { rows } = await database.execute('select pg_database_size(current_database())::float8 as bytes');
  // Before the listing: what is named later may be too young for it.
  const named = await context.namedFiles();
  const unseen = new Set(named);
  // Bytes by the first part of a key.
  const sizes: Record<string, number> = { database: Number(rows[0]?.['bytes']) };
  for await (const { key, size } of files.list()) {
    if (stopping?.aborted) return null;
    const [kind = ''] = key.split('/');
    sizes[kind] = (sizes[kind] ?? 0) + size;
    unseen.delete(key);
  }
  const free = await freeBytesOf(settings.dataDir);
  const look = { day, at, free, sizes, named: named.size, missing: unseen.size };
  await saveLook(database.db, look);
  await deleteLooksBefore(database.db, addDays(day, -LOOK_DAYS));
  return look;
};

/** Once a day, and again while files are missing, so that what was mended is seen within the hour. */
export const lookDaily = async (context: Looking, stopping?: AbortSignal): Promise<void> => {
  const last = await newestLook(context.database.db);
  if (last?.day !== dayInJakarta(context.wallClock.now()) || last.missing > 0)
    await lookAround(context, stopping);
};
