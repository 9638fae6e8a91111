import { lte } from 'drizzle-orm';
import { parseDuration } from '../../../domain/values/duration.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './system.ts';
import { sandboxClock } from './tables.ts';

/** Why a clock did not move. `clock_too_far` keeps a slip of the pen from ending the demo in a far century. */
export interface ClockRefusal {
  readonly refused: 'clock_backwards' | 'clock_too_far' | 'not_a_duration';
}

/** The demo's business clock: it runs with the system's and can be moved forward. */
export interface MovableClock extends Clock {
  /** Re-reads the offset: when the channel `clock` says that a process moved it, and after a reset of the demo. */
  refresh(): Promise<void>;
  /**
   * Moves forward to this instant and notifies the channel `clock`; answers the new time. Moving is one statement, so of two
   * that move at once the earlier instant is refused when it comes second. Call it outside of a transaction.
   */
  moveTo(instant: Date): Promise<Date | ClockRefusal>;
  /** Forward by an ISO 8601 duration such as `P3DT1H`. */
  moveBy(duration: string): Promise<Date | ClockRefusal>;
}

const latest = new Date('2100-01-01T00:00:00+07:00');

/** Reads the stored offset first, so the table must exist. `system` is the clock that the offset is added to. */
export async function offsetClock(options: {
  database: Pick<OpenDatabase, 'db' | 'transaction' | 'notify'>;
  system?: Clock;
}): Promise<MovableClock> {
  const { database, system = systemClock } = options;
  let offset = 0;

  const clock: MovableClock = {
    now: () => new Date(system.now().getTime() + offset),

    async refresh() {
      const [row] = await database.db.select().from(sandboxClock);
      offset = row?.offsetMs ?? 0;
    },

    async moveTo(instant) {
      if (!(instant <= latest)) return { refused: 'clock_too_far' };
      const wanted = instant.getTime() - system.now().getTime();
      // Without a row the offset is 0, and only the insert could find that out: so the way back is refused here.
      if (wanted < 0) return { refused: 'clock_backwards' };
      const moved = await database.transaction(async (tx) => {
        const rows = await tx
          .insert(sandboxClock)
          .values({ id: 1, offsetMs: wanted })
          .onConflictDoUpdate({
            target: sandboxClock.id,
            set: { offsetMs: wanted },
            setWhere: lte(sandboxClock.offsetMs, wanted),
          })
          .returning();
        if (rows.length > 0) await database.notify('clock', '');
        return rows[0];
      });
      if (moved === undefined) {
        await clock.refresh();
        return { refused: 'clock_backwards' };
      }
      offset = moved.offsetMs;
      return instant;
    },

    async moveBy(duration) {
      const milliseconds = parseDuration(duration);
      if (milliseconds === null) return { refused: 'not_a_duration' };
      await clock.refresh();
      return clock.moveTo(new Date(clock.now().getTime() + milliseconds));
    },
  };

  await clock.refresh();
  return clock;
}
