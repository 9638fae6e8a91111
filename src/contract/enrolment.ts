import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { Child, ListedChild } from './objects.ts';

const tag = 'Children';

export const GradeChange = z.object({
  child_id: field.id,
  grade: field.grade,
  academic_year_id: z.optional(field.id),
});

export const enrolment = {
  'GET /childs/academic-year/{id}': endpoint({
    summary: 'The children of a batch, with their parents',
    tag,
    who: 'admin',
    params: z.object({ id: field.id }),
    query: z.object({
      q: field.optionalText(100),
      page: z.optional(field.id),
      size: z.optional(field.pageSize),
    }),
    reply: z.object({ childs: z.array(ListedChild), total: z.optional(z.int()) }),
  }),
  'POST /course/change-grade': endpoint({
    summary: "Change a child's grade; while its placement test is awaited, this is its result",
    tag,
    who: 'admin',
    body: GradeChange,
    reply: z.object({ childs: Child }),
    success: 'updated',
    refusals: ['not_enrolled'],
  }),
};
