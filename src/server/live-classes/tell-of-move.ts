import { changeOf } from '../../domain/messages/class-notices.ts';
import type { Tx } from '../platform/db/database.ts';
import type { LiveClassesContext } from './context.ts';
import { type ClassView, classesOf } from './session-store.ts';
import { tellFamilies, toldClass } from './tell.ts';

type Context = Pick<LiveClassesContext, 'tellOfClasses'>;

interface Move {
  readonly childIds: readonly number[];
  /** null: they were in none */
  readonly from: number | null;
  readonly to: number;
  readonly now: Date;
}

const comingIn = async (tx: Tx, groupId: number, now: Date): Promise<ClassView[]> =>
  (await classesOf(tx, [groupId])).filter(
    ({ session }) => session.startsAt > now && session.cancelledAt === null,
  );

/** The family of a child that staff moved hears of each class to come with when it would have been in the former group. */
export const tellOfMove = async (
  context: Context,
  tx: Tx,
  { childIds, from, to, now }: Move,
): Promise<number> => {
  const comingOf = async (groupId: number) =>
    (await comingIn(tx, groupId, now)).filter(({ session }) => session.kind === 'class');
  const former = from === null ? [] : await comingOf(from);
  const ofUnit = new Map(former.map(({ session }) => [session.unit, session]));
  const classes = (await comingOf(to)).map((one) => toldClass(one, childIds, ofUnit.get(one.session.unit)));
  if (classes.length === 0) return tellOfLeft(context, tx, { former, childIds, now });
  const isOther = former.length > 0 && classes.some((one) => changeOf(one) !== 'none');
  return tellFamilies(context, tx, { kind: isOther ? 'live_class_moved' : 'live_class_set', classes, now });
};

/** The families of children who are new in a group hear when it meets; while nobody has said, that they no longer come to the former one. */
export const tellOfSeats = async (
  context: Context,
  tx: Tx,
  { childIds, from, to, now }: Move,
): Promise<number> => {
  const classes = (await comingIn(tx, to, now)).map((one) => toldClass(one, childIds));
  if (classes.length > 0) return tellFamilies(context, tx, { kind: 'live_class_set', classes, now });
  const former = from === null ? [] : await comingIn(tx, from, now);
  return tellOfLeft(context, tx, { former, childIds, now });
};

/** Families hear that the appointments of a former group are theirs no more, and of the new ones once there are any (rule R222). */
const tellOfLeft = (
  context: Context,
  tx: Tx,
  { former, childIds, now }: Pick<Move, 'childIds' | 'now'> & { former: readonly ClassView[] },
): Promise<number> =>
  tellFamilies(context, tx, {
    kind: 'live_class_cancelled',
    isLeft: true,
    classes: former.map((one) => toldClass(one, childIds)),
    now,
  });
