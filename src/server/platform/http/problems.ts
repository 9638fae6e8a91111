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

/** Turns what a schema found into a refusal, the first problem of each field in the order of the schema. */
export const refusalOfIssues = (issues: readonly $ZodIssue[]): Refused => {
  const errors: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    const field = issue.path[0];
    if (typeof field !== 'string' || field in errors) continue;
    errors[field] = isProblem(issue.message) ? issue.message : 'invalid';
  }
  return Object.keys(errors).length === 0 ? refuse('malformed_request') : refuseFields(errors);
};
