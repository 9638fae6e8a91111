import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FamilySession } from '../../../contract/live-classes.ts';
import { endsAt, opensAt } from '../../../domain/live-classes/joining.ts';
import { liveClassesQuery } from '../enrolment/child-queries.ts';
import { useLoadedAt, useSchoolClock } from '../pattern/school-clock.ts';

/** Longer than this a page is not waited with: it asks twice a minute anyway. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** How long until the door of a class opens or, once it is open, closes; null when neither is to come soon. */
export const untilDoorMoves = (startsAt: Date, minutes: number, now: number): number | null => {
  const moments = [opensAt({ startsAt }), endsAt({ startsAt, minutes })].map(
    (moment) => moment.getTime() - now,
  );
  const wait = moments.find((left) => left >= 0);
  return wait !== undefined && wait < DAY_MS ? wait : null;
};

type Door = Pick<FamilySession, 'starts_at' | 'minutes'> & {
  /** where it stands: asked anew with each, because an open door is to close */
  state: string;
};

/** Asks anew at the moment when a door opens, and when it closes. @param door null: none will move */
export const useAskAtDoor = (door: Door | null, queryKey: readonly unknown[]): void => {
  const client = useQueryClient();
  const clock = useSchoolClock();
  const { starts_at: startsAt = '', minutes = 0, state } = door ?? {};
  // With where the door stands, so that it is waited for again once it has moved.
  const asked = JSON.stringify([queryKey, state]);
  useEffect(() => {
    const wait = startsAt === '' ? null : untilDoorMoves(new Date(startsAt), minutes, clock());
    if (wait === null) return undefined;
    const [key] = JSON.parse(asked) as [unknown[], string | null];
    const ask = () => void client.refetchQueries({ queryKey: key });
    // A little later, so that the server’s clock has passed it too.
    const timer = setTimeout(ask, wait + 500);
    return () => clearTimeout(timer);
  }, [startsAt, minutes, asked, client, clock]);
};

/** Asks for a child's live classes anew at the moment when the door of one opens, and when it closes. */
export const useDoor = (session: FamilySession, childId: number): void => {
  const isDone = session.state === 'over' || session.state === 'cancelled';
  useAskAtDoor(isDone ? null : session, liveClassesQuery(childId).queryKey);
};

/** Whether a class has begun, said anew at that very moment. */
export const useHasBegun = (startsAt: string): boolean => {
  const clock = useSchoolClock();
  const begins = Date.parse(startsAt);
  const [begun, setBegun] = useState(useLoadedAt() >= begins ? startsAt : null);
  useEffect(() => {
    const wait = begins - clock();
    if (wait > DAY_MS) return undefined;
    const timer = setTimeout(() => setBegun(startsAt), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [startsAt, begins, clock]);
  return begun === startsAt;
};
