import type { ClassChange } from '../../domain/messages/class-notices.ts';

/** A live class at its time, as a family reads it. */
export interface LiveClass {
  /** `Thursday 21 January, 16.00 WIB (18.00 WIT for you)` */
  when: string;
  minutes: number;
  teacher: string | null;
  /** with a native teacher */
  native: boolean;
}

/** Some classes that begin together, each with its children. */
export interface ComingClass extends LiveClass {
  names: readonly string[];
  unit: number;
}

/** The oral test of a child that is tomorrow. */
export interface OralTest {
  name: string;
  /** `Thursday 21 January, 16.00 WIB (18.00 WIT for you)` */
  when: string;
  minutes: number;
  teacher: string | null;
}

/** One that has changed: how it was, if it was to be at all. */
export interface ChangedClass extends LiveClass {
  change: ClassChange;
  before: { when: string; minutes: number } | null;
}

/** What became of the classes of some children. */
export interface ClassNews<One = LiveClass> {
  names: readonly string[];
  /** the first one, in WIB alone */
  at: string;
  /** in the order of their times, at least one */
  classes: readonly One[];
}

/** What has changed of some classes. */
export interface ClassChanges extends ClassNews<ChangedClass> {
  /** in minutes, when it is their length alone and the same of each */
  length: { now: number; before: number } | null;
  /** of one that takes place after all: the classes that were chosen meanwhile, to make up for it */
  makeUps: readonly { name: string; when: string; stands: boolean }[];
  /** the children were excused from all of them */
  isExcused: boolean;
}
