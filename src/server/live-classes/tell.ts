import type { Tx } from '../platform/db/database.ts';
import type { ClassNews, LiveClassesContext, ToldClass } from './context.ts';
import { selectExpected } from './attendance-store.ts';
import type { ClassView, SessionRow } from './session-store.ts';

/** A class in the words of what families are told. */
export const toldClass = (
  { session, teacher }: Pick<ClassView, 'teacher'> & { session: SessionRow },
  before: Date | null = null,
): ToldClass => ({
  startsAt: session.startsAt,
  minutes: session.minutes,
  before,
  teacher: teacher?.first_name ?? null,
  native: session.kind === 'native',
});

/** Tells the families of these children, each once. @returns how many families were told; closed ones are not */
export const tellFamilies = async (
  { tellOfClasses }: Pick<LiveClassesContext, 'tellOfClasses'>,
  tx: Tx,
  news: ClassNews,
): Promise<number> => (news.classes.length > 0 ? tellOfClasses(tx, news) : 0);

/** Who comes to some of these classes: the children of the group and visitors. */
export const childrenOfClasses = async (tx: Tx, sessions: readonly SessionRow[]): Promise<number[]> => [
  ...new Set(
    (
      await selectExpected(
        tx,
        sessions.map(({ sessionId }) => sessionId),
      )
    ).map(({ childId }) => childId),
  ),
];
