import { isRefused, refuse } from '../../contract/refusals.ts';
import type { writtenTests } from '../../contract/written-tests.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { contentOfBody } from './content-body.ts';
import type { WrittenTestsContext } from './context.ts';
import { correctScores, enterPaper, replaceSheet } from './enter-paper.ts';
import { listTests, showGroupTests, showWork } from './list-tests.ts';
import { markWriting } from './mark-writing.ts';
import { openAgain } from './open-again.ts';
import { openMedia, showQuestions } from './open-questions.ts';
import { publishContent, saveContent } from './save-content.ts';
import { removePaper } from './remove-paper.ts';
import { showChildTests } from './show-child-tests.ts';
import { listContents, showContent } from './show-content.ts';
import { showSheet } from './show-sheet.ts';
import { staffScopeOf } from './staff-scope.ts';
import { takeWrittenTest } from './take-written-test.ts';
import { scopeAbout } from '../accounts/scope-about.ts';

export const writtenTestsRoutes = (context: WrittenTestsContext): Handlers<typeof writtenTests, Actors> => ({
  'GET /written-tests/child/{childId}': async ({ actor, params: { childId } }) =>
    showChildTests(context, await scopeAbout(context, actor)(childId), childId),
  'GET /written-tests/questions': ({ actor, query }) =>
    showQuestions(context, actor.familyId, { childId: query.child_id, part: query.part }),
  'GET /written-tests/{writtenTestId}/media/{name}': ({ actor, params, range }) =>
    openMedia(context, actor.familyId, params, range),
  'POST /written-tests/take': async ({ actor, body }) => {
    const { child_id: childId, part, action, answers, answered_ago: ago } = body;
    const test = await takeWrittenTest(context, actor.familyId, {
      childId,
      part,
      action,
      answers: { ...answers },
      ago: { ...ago },
      readsRecordings: body.reads_recordings ?? false,
    });
    return isRefused(test) ? test : { test };
  },
  'GET /written-tests/{writtenTestId}/sheet': ({ actor, params, range }) =>
    showSheet(context, actor, params.writtenTestId, range),
  'GET /written-tests': ({ actor, query: { academic_year_id: academicYearId, ...filter } }) =>
    listTests(context, staffScopeOf(actor), { academicYearId, ...filter }),
  'GET /written-tests/group/{groupId}': ({ actor, params, query }) =>
    showGroupTests(context, staffScopeOf(actor), { groupId: params.groupId, part: query.part }),
  'GET /written-tests/{writtenTestId}': ({ actor, params }) =>
    showWork(context, staffScopeOf(actor), params.writtenTestId),
  'POST /written-tests/{writtenTestId}/mark': async ({ actor, params, body }) => {
    const test = await markWriting(context, staffScopeOf(actor), { ...params, ...body });
    return isRefused(test) ? test : { written_test: test };
  },
  'POST /written-tests/paper': async ({ actor, body, files }) => {
    const { child_id: childId, part, taken_on: takenOn, ...scores } = body;
    if (!files.file) return refuse('wrong_kind_of_file');
    const test = await enterPaper(context, staffScopeOf(actor), {
      childId,
      part,
      takenOn: calendarDate(takenOn),
      scores,
      photo: files.file,
    });
    return isRefused(test) ? test : { written_test: test };
  },
  'POST /written-tests/{writtenTestId}/scores': async ({ actor, params, body: { version, ...scores } }) => {
    const test = await correctScores(context, staffScopeOf(actor), { ...params, version, scores });
    return isRefused(test) ? test : { written_test: test };
  },
  'POST /written-tests/{writtenTestId}/sheet': async ({ actor, params, files }) => {
    if (!files.file) return refuse('wrong_kind_of_file');
    const test = await replaceSheet(context, staffScopeOf(actor), { ...params, photo: files.file });
    return isRefused(test) ? test : { written_test: test };
  },
  'POST /written-tests/{writtenTestId}/remove': async ({ actor, params, body }) =>
    (await removePaper(context, staffScopeOf(actor), { ...params, ...body })) ?? {},
  'POST /written-tests/open-again': ({ actor, body: { child_id: childId, part, until } }) =>
    openAgain(context, staffScopeOf(actor), { childId, part, until: calendarDate(until) }),
  'GET /written-test-content': async ({ actor, query }) => ({
    written_test_contents: await listContents(context, { ...query, withNames: actor.role !== 'teacher' }),
  }),
  'GET /written-test-content/{grade}/{part}': async ({ params }) => ({
    written_test_content: await showContent(context.database.db, params),
  }),
  'POST /written-test-content/save': async ({ actor, body: { grade, part, version, ...body } }) => {
    const key = { grade, part };
    const place = { key, version, by: actor.userId };
    const saved = await saveContent(context, place, contentOfBody(key, body));
    return isRefused(saved) ? saved : { written_test_content: saved };
  },
  'POST /written-test-content/publish': async ({ actor, body: { grade, part, version } }) => {
    const published = await publishContent(context, { key: { grade, part }, version, by: actor.userId });
    return isRefused(published) ? published : { written_test_content: published };
  },
});
