import type { FoundClass } from './class-answer.ts';

/**
 * What an answer comes to, without anything of the birthdate: as much of it as an address may hold, where it outlives
 * the posted page and can be shared.
 */
const classKinds = ['grade_2', 'test', 'depends', 'too_young', 'too_old'] as const;
export type ClassKind = (typeof classKinds)[number];

export const isClassKind = (value: unknown): value is ClassKind => classKinds.some((kind) => kind === value);

/** What is wrong with a birthdate; the address says it in the same place. */
const birthdateProblems = ['required', 'invalid', 'invalid_date'] as const;
export type BirthdateProblem = (typeof birthdateProblems)[number];

export const isBirthdateProblem = (value: unknown): value is BirthdateProblem =>
  birthdateProblems.some((problem) => problem === value);

export const kindOf = ({ suits, advice }: FoundClass): ClassKind => (suits === 'yes' ? advice : suits);
