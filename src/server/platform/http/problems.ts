import type { $ZodIssue } from 'zod/v4/core';
import {
  type FieldProblem,
  type Refused,
  fieldProblems,
  refuse,
  refuseFields,
} from '../../../contract/refusals.ts';

const isProblem = (message: string): message is FieldProblem =>
  fieldProblems.includes(message as FieldProblem);

/** The field that an issue is about: in a list of objects, as `questions.2.choices.1.text`. */
const fieldOf = ({ path }: $ZodIssue): string | null => {
  const [first, ...inside] = path;
  if (typeof first !== 'string') return null;
  // Of a list of plain values, or when all of an object is wrong, the list is named.
  return typeof inside.at(-1) === 'string' ? [first, ...inside].map(String).join('.') : first;
};

/** Turns what a schema found into a refusal, the first problem of each field in the order of the schema. */
export const refusalOfIssues = (issues: readonly $ZodIssue[]): Refused => {
  const errors: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    const field = fieldOf(issue);
    if (field === null || field in errors) continue;
    errors[field] = isProblem(issue.message) ? issue.message : 'invalid';
  }
  return Object.keys(errors).length === 0 ? refuse('malformed_request') : refuseFields(errors);
};
