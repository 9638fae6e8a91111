import type { Clock } from '../server/providers/clock/clock.ts';

/** Something that happened at the demo school. */
export interface DemoEvent {
  readonly at: Date;
  /** for the message when the demo itself is wrong */
  readonly what: string;
  /** the bank is asked, which never happens within a transaction */
  readonly asksBank?: boolean;
  happen(): Promise<void>;
}

/** A clock that the story of the demo moves, always forward. */
export interface StoryClock extends Clock {
  moveTo(instant: Date): void;
}

export const storyClock = (start: Date): StoryClock => {
  let now = start;
  return {
    now: () => now,
    moveTo(instant) {
      if (instant > now) now = instant;
    },
  };
};

const DAY = 24 * 60 * 60 * 1000;
/** `days` may be a part of one, and negative. */
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY);

/**
 * Lets everything happen in its order, each at its time. What lies between two questions to the bank is kept together in
 * one transaction, because a hundred small ones would each wait for the disk.
 */
export const live = async (
  events: readonly DemoEvent[],
  clock: StoryClock,
  together: (work: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const waiting = events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  while (waiting.length > 0) {
    const asking = waiting.findIndex(({ asksBank }) => asksBank);
    const group = waiting.splice(0, asking === 0 ? 1 : asking === -1 ? waiting.length : asking);
    const happen = async () => {
      for (const event of group) await happenAt(event, clock);
    };
    await (asking === 0 ? happen() : together(happen));
  }
};

const happenAt = async (event: DemoEvent, clock: StoryClock) => {
  clock.moveTo(event.at);
  try {
    await event.happen();
  } catch (error) {
    throw new Error(`the demo's story does not work out: ${event.what}`, { cause: error });
  }
};
