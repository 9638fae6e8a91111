import type { Clock } from '../server/providers/clock/clock.ts';

/** Something that happened at the demo school. */
export interface DemoEvent {
  readonly at: Date;
  /** for the message when the demo itself is wrong */
  readonly what: string;
  /** calls the gateway, or waits for what another connection does, so it runs outside of a transaction */
  readonly asksBank?: boolean;
  happen(): Promise<void>;
}

/** The clock of the demo's events, which moves forward only. */
export interface DemoClock extends Clock {
  moveTo(instant: Date): void;
}

export const demoClock = (start: Date): DemoClock => {
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
 * Runs the events in the order of their time. Those between two calls of the gateway share a transaction, because many
 * small ones would each wait for the disk.
 */
export const runTimeline = async (
  events: readonly DemoEvent[],
  clock: DemoClock,
  together: (work: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const waiting = events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  while (waiting.length > 0) {
    const asking = waiting.findIndex(({ asksBank }) => asksBank);
    const group = waiting.splice(0, asking === 0 ? 1 : asking === -1 ? waiting.length : asking);
    const happen = async () => {
      for (const event of group) await runEvent(event, clock);
    };
    await (asking === 0 ? happen() : together(happen));
  }
};

const runEvent = async (event: DemoEvent, clock: DemoClock) => {
  clock.moveTo(event.at);
  try {
    await event.happen();
  } catch (error) {
    throw new Error(`the demo's story does not work out: ${event.what}`, { cause: error });
  }
};
