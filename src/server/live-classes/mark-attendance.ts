import type { Pupil } from '../../contract/live-classes.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { opensAt } from '../../domain/live-classes/joining.ts';
import { recordChange } from '../audit/record-change.ts';
import { attendanceIn, saveAttendance, selectExpected } from './attendance-store.ts';
import { groupName } from './audited.ts';
import type { LiveClassesContext } from './context.ts';
import { type ClassScope, findClass } from './session-store.ts';
import { pupilsOf } from './show-classes.ts';

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
    const found = await findClass(tx, scope, sessionId);
    if (!found) return refuse('not_found');
    const { session, group, batch } = found;
    if (session.cancelledAt !== null || now < opensAt(session)) return refuse('class_not_begun');
    const belongs = new Set(
      [...(await selectExpected(tx, [sessionId])), ...(await attendanceIn(tx, sessionId))].map(
        ({ childId }) => childId,
      ),
    );
    if (said.some(({ child_id }) => !belongs.has(child_id))) return refuse('not_found');
    for (const { child_id: childId, state, note } of said)
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
    await recordChange(tx, {
      by,
      at: now,
      kind: 'live_class',
      objectId: sessionId,
      name: groupName(group),
      context: { batch, unit: session.unit },
      before: { marked: null },
      // How many, and not what was said of whom: that stands with the child.
      after: { marked: said.length },
    });
    return { pupils: await pupilsOf(tx, sessionId, now) };
  });
