import type { ClassAnswer } from './class-answer.ts';

/**
 * What an answer comes to, without anything of the birthdate: as much of it as an address may hold, where it outlives
 * the posted page and can be shared.
 */
const classKinds = ['grade_2', 'test', 'depends', 'too_young', 'too_old'] as const;
export type ClassKind = (typeof classKinds)[number];

export const isClassKind = (value: unknown): value is ClassKind => classKinds.some((kind) => kind === value);

/** Null while the birthdate has to be mended. */
export const kindOf = (answer: ClassAnswer): ClassKind | null => {
  if (answer.problem !== null) return null;
  return answer.suits === 'yes' ? answer.advice.way : answer.suits;
};
