import type { Session } from '../../domain/live-classes/joining.ts';
import type { Tx } from '../platform/db/database.ts';
import type { ClassNews, LiveClassesContext, ToldClass } from './context.ts';
import { selectExpected } from './attendance-store.ts';
import type { ClassView, SessionRow } from './session-store.ts';

/** A class in the words of what families are told. */
export const toldClass = (
  { session, teacher }: Pick<ClassView, 'teacher'> & { session: SessionRow },
  childIds: readonly number[],
  before: Session | null = null,
  excusedIds: readonly number[] = [],
): ToldClass => ({
  startsAt: session.startsAt,
  minutes: session.minutes,
  before,
  teacher: teacher?.first_name ?? null,
  native: session.kind === 'native',
  childIds,
  excusedIds,
});

/**
 * Classes as they are told to whoever comes to each of them: the children of its group, the excused too, and visitors.
 * @param beforeOf how a class was to be
 */
export const toldToAll = async (
  tx: Tx,
  classes: readonly ClassView[],
  beforeOf: (session: SessionRow) => Session | null = () => null,
): Promise<ToldClass[]> => {
  const expected = await selectExpected(
    tx,
    classes.map(({ session }) => session.sessionId),
  );
  const comingTo = Map.groupBy(expected, ({ sessionId }) => sessionId);
  return classes.map((one) => {
    const children = comingTo.get(one.session.sessionId) ?? [];
    return toldClass(
      one,
      children.map(({ childId }) => childId),
      beforeOf(one.session),
      children.filter(({ isExcused }) => isExcused).map(({ childId }) => childId),
    );
  });
};

/** Tells the families of who comes to these classes. @returns how many families were told; closed ones are not */
export const tellFamilies = async (
  { tellOfClasses }: Pick<LiveClassesContext, 'tellOfClasses'>,
  tx: Tx,
  news: ClassNews,
): Promise<number> => (news.classes.length > 0 ? tellOfClasses(tx, news) : 0);
