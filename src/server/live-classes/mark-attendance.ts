import type { Pupil } from '../../contract/live-classes.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { opensAt } from '../../domain/live-classes/joining.ts';
import type { ClassScope } from './class-scope.ts';
import { attendanceIn, saveAttendance, selectExpected } from './attendance-store.ts';
import type { LiveClassesContext } from './context.ts';
import { findClass } from './session-store.ts';
import { pupilsOf } from './show-classes.ts';
import { recordOfClass } from './audited.ts';

interface Said {
  readonly child_id: number;
  /** null takes it back; absent: it stays */
  readonly state?: 'present' | 'absent' | null | undefined;
  /** absent: it stays */
  readonly note?: string | undefined;
}

/** Keeps who was there and what the teacher notes of a child; once the room is open, and as often as the teacher corrects it (rule R189). */
export const markAttendance = (
  { database, clock }: Pick<LiveClassesContext, 'database' | 'clock'>,
  scope: ClassScope,
  { by, sessionId, said }: { by: number | null; sessionId: number; said: readonly Said[] },
): Promise<{ pupils: Pupil[] } | Refused<'not_found' | 'class_not_begun'>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const found = await findClass(tx, scope, sessionId, now);
    if (!found) return refuse('not_found');
    const { session } = found;
    if (session.cancelledAt !== null || now < opensAt(session)) return refuse('class_not_begun');
    const belongs = new Set(
      [...(await selectExpected(tx, [sessionId])), ...(await attendanceIn(tx, sessionId))].map(
        ({ childId }) => childId,
      ),
    );
    if (said.some(({ child_id }) => !belongs.has(child_id))) return refuse('not_found');
    const rowOf = new Map((await attendanceIn(tx, sessionId)).map((row) => [row.childId, row]));
    // Always in one order, so that two who mark at once do not wait for each other.
    for (const { child_id: childId, state, note } of said.toSorted((a, b) => a.child_id - b.child_id))
      await saveAttendance(
        tx,
        { sessionId, childId },
        {
          ...(state !== undefined && { state }),
          ...(note !== undefined && { note }),
          markedBy: by,
          markedAt: now,
        },
      );
    await recordOfClass(
      tx,
      found,
      { by, at: now },
      {
        before: { marked: null, attendance: statesOf(said, (childId) => rowOf.get(childId)?.state ?? null) },
        after: {
          marked: said.length,
          attendance: statesOf(said, (childId, state) =>
            state === undefined ? (rowOf.get(childId)?.state ?? null) : state,
          ),
        },
      },
    );
    return { pupils: await pupilsOf(tx, sessionId, now) };
  });

/** Who was there as the log keeps it: by the children's numbers, which say nothing once their names are erased; no notes. */
const statesOf = (
  said: readonly Said[],
  stateOf: (childId: number, state: Said['state']) => Said['state'],
): string =>
  said.map(({ child_id: childId, state }) => `${childId}: ${stateOf(childId, state) ?? '–'}`).join(', ');
