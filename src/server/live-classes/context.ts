import type { Session } from '../../domain/live-classes/joining.ts';
import type { Database, OpenDatabase, Tx } from '../platform/db/database.ts';
import type { JobLog } from '../platform/jobs.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';

/** A live class as families are told of it. */
export interface ToldClass {
  readonly startsAt: Date;
  readonly minutes: number;
  /** how it was to be, of one that was changed */
  readonly before: Session | null;
  /** the teacher's first name */
  readonly teacher: string | null;
  /** with a native teacher */
  readonly native: boolean;
  /** who is told of it */
  readonly childIds: readonly number[];
  /** those of them who were excused from it */
  readonly excusedIds: readonly number[];
}

/** A class in which a child was to make up for one that is given again: it goes on being there, or comes to its own. */
export interface ToldMakeUp {
  readonly childId: number;
  readonly startsAt: Date;
  readonly stands: boolean;
}

/** What families are told at once: their child's group has its times, or some of its classes were moved or cancelled. */
export interface ClassNews {
  readonly kind: 'live_class_set' | 'live_class_moved' | 'live_class_cancelled';
  /** they take place, and no more for these children, whose new group has no times yet */
  readonly isLeft?: boolean;
  /** in the order of their times */
  readonly classes: readonly ToldClass[];
  /** of a class that is given again: what becomes of those that were chosen meanwhile */
  readonly makeUps?: readonly ToldMakeUp[];
  readonly now: Date;
}

/** Tells each family once of what its children share. @returns how many were told */
export type TellOfClasses = (tx: Tx, news: ClassNews) => Promise<number>;

/** Hands staff's own words to the families of these children. @returns how many were told */
export type TellGroup = (
  tx: Tx,
  message: { readonly childIds: readonly number[]; readonly text: string; readonly now: Date },
) => Promise<number>;

/** What the use cases of live classes work with. `clock` is the business clock. */
export interface LiveClassesContext {
  database: OpenDatabase;
  clock: Clock;
  files: Files;
  log: JobLog;
  /** a service makes meetings for classes that nobody has pasted a link for */
  hasService: boolean;
  tellOfClasses: TellOfClasses;
  /** the oral tests to come that a teacher has opened, which no class may meet; handed in, because they know of live classes */
  testsOf: (db: Database, teacherId: number, now: Date) => Promise<readonly Session[]>;
  tellGroup: TellGroup;
}
