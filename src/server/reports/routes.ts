import type { reports } from '../../contract/reports.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { ReportsContext } from './context.ts';
import { printReport, readReport, showChildReports } from './family-reports.ts';
import { handOver } from './hand-over.ts';
import { listSittings } from './list-sittings.ts';
import { openReport } from './open-report.ts';
import { listToProofRead, proofRead } from './proof-read.ts';
import { publishReports } from './publish.ts';
import { saveReport } from './save-report.ts';
import { addSentence, changeSentence, listSentences, removeSentence } from './sentence-bank.ts';
import { showDesk } from './show-desk.ts';
import { showSitting } from './show-sitting.ts';
import { scopeAbout } from '../accounts/scope-about.ts';
import { classScopeOf } from '../live-classes/class-scope.ts';

export const reportsRoutes = (context: ReportsContext): Handlers<typeof reports, Actors> => {
  const { db } = context.database;
  return {
    'GET /report/child/{childId}': async ({ actor, params }) =>
      showChildReports(context, await scopeAbout(context, actor)(params.childId), params.childId),
    'GET /report/{reportId}.pdf': ({ actor, params, query, language }) =>
      printReport(context, scopeAbout(context, actor), {
        reportId: params.reportId,
        language: query.lang ?? language,
      }),
    'POST /report/read': ({ actor, body }) => readReport(context, actor.familyId, body.report_id),
    'GET /report/sittings': ({ actor, query }) =>
      listSittings(context, classScopeOf(actor), query.academic_year_id),
    'GET /report/sitting': ({ actor, query }) =>
      showSitting(context, classScopeOf(actor), { by: actor, groupId: query.group_id, part: query.part }),
    'POST /report/open': ({ actor, body }) =>
      openReport(context, {
        by: actor,
        childId: body.child_id,
        academicYearId: body.academic_year_id,
        part: body.part,
        secondsBefore: body.seconds_before ?? 0,
      }),
    'POST /report/save': ({ actor, body }) =>
      saveReport(context, {
        by: actor,
        reportId: body.report_id,
        version: body.version,
        ladder: body.ladder,
        remarks: body.remarks,
        nextSteps: body.next_steps,
        text: body.text,
        sameWords: body.same_words,
        seconds: body.seconds_spent,
      }),
    'POST /report/hand-over': ({ actor, body }) =>
      handOver(context, { by: actor, reportId: body.report_id, version: body.version }),
    'GET /report/to-proof-read': ({ actor, query }) => listToProofRead(context, { by: actor, ...query }),
    'POST /report/proof-read': ({ actor, body }) =>
      proofRead(context, {
        by: actor,
        reportId: body.report_id,
        version: body.version,
        ok: body.ok,
        remark: body.remark,
      }),
    'POST /report/publish': ({ actor, body }) =>
      publishReports(context, { by: actor, reportIds: body.report_ids }),
    'GET /report/desk/{reportId}': ({ actor, params }) =>
      showDesk(context, { by: actor, reportId: params.reportId }),
    'GET /report/sentences': () => listSentences(db),
    'POST /report/sentence': ({ actor, body }) => addSentence(context, { by: actor, ...body }),
    'POST /report/sentence/change': ({ actor, body: { sentence_id: sentenceId, ...said } }) =>
      changeSentence(context, { by: actor, sentenceId, ...said }),
    'POST /report/sentence/remove': ({ actor, body }) =>
      removeSentence(context, { by: actor, sentenceId: body.sentence_id }),
  };
};
