import type { enrolment } from '../../contract/enrolment.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import { latestBought } from '../../domain/enrolment/enrolments.ts';
import { type Actors, type Admin, type Parent, scopeOf } from '../accounts/actors.ts';
import { presentBatch } from '../calendar/present-batch.ts';
import { findKnownChild } from '../families/known-children.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { batchChildren } from './batch-children.ts';
import { exportChildren } from './export-children.ts';
import { changeGrade } from './change-grade.ts';
import { showPlace } from './child-place.ts';
import { billingStatus, childBills } from './child-bills.ts';
import type { EnrolmentContext } from './context.ts';
import { enrolmentsInScope } from './enrolments-of.ts';
import { nextYear } from './next-year.ts';

export const enrolmentRoutes = (context: EnrolmentContext): Handlers<typeof enrolment, Actors> => {
  const { database, showChild, wordRefusal } = context;
  const sees = (actor: Parent | Admin, childId: number) =>
    findKnownChild(database.db, scopeOf(actor), childId);
  const yearsOf = (actor: Parent | Admin, childId: number) =>
    enrolmentsInScope(database.db, scopeOf(actor), childId);
  return {
    'GET /export/children.csv': ({ actor, query: { separator, ...query }, language }) =>
      exportChildren(context, query, { by: actor.userId, token: actor.token, language, separator }),
    'POST /childs/status': async ({ actor, body }) => {
      const child = await showChild(scopeOf(actor), body.child_id);
      if (!child) return refuse('not_found');
      const { payment_status, is_auto, grade } = child;
      return { payment_status, is_auto, grade };
    },
    'POST /childs/billing-status': async ({ actor, body }) => {
      const years = await yearsOf(actor, body.child_id);
      return years ? billingStatus(context, years) : refuse('not_found');
    },
    'POST /grade/next-grade': async ({ actor, body, language }) => {
      if (!(await sees(actor, body.child_id))) return refuse('not_found');
      const { refused, grade } = await nextYear(context, body.child_id);
      return {
        eligible: refused === null,
        reason: refused && wordRefusal(language, refused),
        refusal: refused,
        next_grade: grade,
      };
    },
    'GET /childs/last-academic-year/{childId}': async ({ actor, params: { childId } }) => {
      const years = await yearsOf(actor, childId);
      if (!years) return refuse('not_found');
      const last = latestBought(years);
      return { academic_year: last && presentBatch(last.batch), grade: last && last.grade };
    },
    'POST /payment/billing': async ({ actor, body }) => {
      const years = await yearsOf(actor, body.child_id);
      if (!years) return refuse('not_found');
      return { billing: await childBills(context, scopeOf(actor), years, body.academic_year_id) };
    },
    'GET /child/billing/{childId}': async ({ actor, params: { childId } }) => {
      const years = await yearsOf(actor, childId);
      return years ? { billing: await childBills(context, scopeOf(actor), years) } : refuse('not_found');
    },
    'GET /childs/academic-year/{id}': ({ params, query }) => batchChildren(context, params.id, query),
    'GET /childs/{id}/place': async ({ actor, params: { id }, query }) => {
      const child = (await sees(actor, id)) && (await showPlace(context, id, query.academic_year_id));
      return child ? { child } : refuse('not_found');
    },
    'POST /course/change-grade': async ({ actor, body }) => {
      const { child_id: childId, grade, academic_year_id: academicYearId, version } = body;
      const changed = await changeGrade(context, {
        by: actor.userId,
        childId,
        grade,
        academicYearId,
        version,
      });
      if (isRefused(changed)) return changed;
      const childs = await showChild(scopeOf(actor), childId);
      return childs ? { childs, child: changed } : refuse('not_found');
    },
  };
};
