import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { api } from '../../src/contract/api.ts';
import type { EndpointShape } from '../../src/contract/endpoint.ts';
import { accessTable } from '../support/access-table.ts';

/**
 * What a teacher may see, field by field, written by hand: of each call that is open to teachers what its answer holds (rule R165). A
 * field that is added to one of them fails until somebody has thought about teachers and added it here. `name(…)` holds fields,
 * `name@part` those of a part that stands first. Nothing else leaves the server: answers are cut to what the contract says.
 */
const parts = `
  report: report_id child_id first_name part unit grade batch state revision content@content same_words facts@fact
    writer(user_id first_name) teacher corrected_by handed_over_at proofreader(user_id first_name) proof_remark published_at published_revision
    read_at seconds_spent may_proof_read version
  item: type tests prompt picture picture_url recording(name url lines(speaker text)) passage(name title text) choices(id text
    picture picture_url why_wrong) right words end accepted mistakes(order why_wrong)
  slot: slot_id starts_at minutes part teacher(user_id first_name) link state of_other_group test(child_id first_name age grade state
    levels(understanding speaking pronunciation words grammar) remark changed_at version)
  task: task_id child(child_id first_name age photo_url) lesson@lesson kind sent_at is_again due_on days_left words
    files(upload_id kind state seconds media_url media_until) feedback(text praise once_more teacher given_at corrected_at)
    may_send_again version
  fact: attendance(attended held) videos(watched released) tasks(sent reviewed) written@written written_to_mark oral@oral
    oral_booked
  session: session_id group_id kind unit starts_at minutes teacher(user_id first_name) link room state version
  content: ladder(listening speaking reading writing words) remarks(sentence_id group en id) next_steps(sentence_id group en
    id) text(en id)
  group: group_id academic_year_id batch grade number places pupils weekday time minutes teacher(user_id first_name) link
    version
  sitting: group_id academic_year_id batch grade number teacher(user_id first_name) part unit due_at is_due children draft
    written proofread published read
  session2: session_id group_id kind unit starts_at minutes teacher(user_id first_name) link room state version batch grade
    number expected marked
  certificate: academic_year_id batch grade first_day last_day state certificate(certificate_id name grade edition code
    issued_at)
  recording: first@first latest@first
  upload: upload_id child_id master_course_id name kind size received seconds state is_used media_url media_until created_at
  pupil: child_id first_name state closed_by written_test_id way opened_until may_open_again may_enter_paper
  pupil2: child_id first_name age photo_url attendance note is_visitor
  member: child_id first_name age photo_url present absent excused
  first: upload_id made_at seconds media_url media_until
  lesson: course_id grade unit week title title_indo
  oral: held_at levels(skill level) remark
  written: taken_at scores(skill right of)
`;
const calls = `
  GET /office/today: cards(kind count sum late link)
  GET /live-class: groups@group sessions@session total without_group(grade children)
  GET /live-class/week: sessions@session2
  GET /live-class/group/{groupId}: group@group sessions@session members@member
  POST /live-class/group: group@group sessions@session members@member families
  POST /live-class/session: session@session families
  GET /live-class/session/{sessionId}: session@session2 pupils@pupil2
  POST /live-class/attendance: pupils@pupil2
  GET /report/child/{childId}: reports(report_id academic_year_id grade part unit published_at version ladder(listening
    speaking reading writing words) attendance(attended held) videos(watched released) tasks(sent reviewed) written@written
    written_to_mark oral@oral oral_booked remarks(sentence_id group en id) next_steps(sentence_id group en id) text(en id)
    teacher corrected_by recordings@recording read_at) certificates@certificate
  GET /report/sittings: sittings@sitting batches(academic_year_id batch start_date end_date) next_due_at
  GET /report/sitting: sitting@sitting children(child_id first_name age photo_url left_on facts@fact recordings@recording
    written_test_id oral_slot_id proposed(listening speaking reading writing words) previous(part content@content)
    report@report) without_report sentences(sentence_id group en id is_own)
  POST /report/open,
  POST /report/save,
  POST /report/hand-over,
  POST /report/proof-read: report@report
  GET /report/to-proof-read: reports@report total
  POST /report/publish: reports@report families
  GET /report/desk/{reportId}: report@report proofreaders published(revision published_at read_at content@content facts@fact)
  GET /report/sentences,
  POST /report/sentence,
  POST /report/sentence/change,
  POST /report/sentence/remove: sentences(sentence_id group en id is_own)
  GET /certificate/child/{childId}: certificates@certificate page(is_open)
  GET /written-tests/child/{childId}: tests(part state closed_by first_day last_day opened_until written_test_id way deadline
    seconds_left finished_at sheet_url bill(number of))
  GET /written-tests: written_tests(written_test_id child_id first_name academic_year_id batch grade part group(group_id
    number) way state started_at finished_at marked_at version) total
  GET /written-tests/group/{groupId}: part grade first_day last_day points(listening reading words writing) pupils@pupil
  GET /written-tests/{writtenTestId},
  POST /written-tests/{writtenTestId}/mark,
  POST /written-tests/paper,
  POST /written-tests/{writtenTestId}/scores,
  POST /written-tests/{writtenTestId}/sheet: written_test(written_test_id child_id first_name academic_year_id batch grade
    part group(group_id number) way state started_at finished_at marked_at version scores(skill right of) sheet_url changed_at
    work(sections(skill items(item@item answer is_right)) writing(prompt of answer points)))
  POST /written-tests/open-again: pupil@pupil
  GET /written-test-content: written_test_contents(grade part version revision published_at is_published needed_on waiting late items(listening
    reading words writing))
  GET /written-test-content/{grade}/{part}: written_test_content(grade part version revision published_at changed_at
    changed_by is_published listening@item reading@item words@item writing(prompt points) faults)
  GET /oral-tests: batches(academic_year_id batch) academic_year_id part first_day last_day from slots@slot waiting(child_id
    first_name grade number was_absent)
  GET /oral-tests/{slotId},
  POST /oral-tests/{slotId}/result: slot@slot
  POST /oral-tests/slots: slots@slot families
  POST /oral-tests/slots/{slotId}/link: slot@slot families
  DELETE /oral-tests/slots/{slotId}: families
  GET /tasks/child/{childId}: tasks@task
  GET /tasks/{taskId},
  POST /tasks/{taskId}/feedback: task@task
  GET /tasks: tasks(task_id child(child_id first_name age photo_url) lesson@lesson kind sent_at is_again due_on days_left
    files praise once_more reviewed_at) total
  GET /public-holidays: holidays(day name name_indo)
  GET /family-uploads: uploads@upload
  GET /family-uploads/{uploadId}: upload@upload
`;

/** About whoever asks, with nothing of a family: the own account, its sessions, its messages; and files of the placement test. */
const isOwn = (key: string) => /^\w+ \/(users|change-password|notif|placement-media)/.test(key);

/** What no answer to a teacher has a name for: how a family is reached, where it lives, what it pays. */
const forbidden =
  /phone|e_?mail|whatsapp|address|zip|province|city|last_name|parent|birth|amount|price|rupiah|bill|fee\b|paid|payment|order_id|balance|discount|\bsum\b/;

/**
 * Only cards about money have a sum, and teachers are shown none of those (rule R236); to which instalment a test belongs is said
 * without what it comes to.
 */
const allowed = ['cards.sum', 'tests.bill.number', 'tests.bill.of'];

type Schema = z.ZodMiniType;
interface Definition {
  type: string;
  shape: Record<string, Schema>;
  innerType: Schema;
  valueType: Schema;
  in: Schema;
  element: Schema;
  options: Schema[];
}

const below = (name: string, fields: readonly string[]) =>
  fields.length === 0 ? [name] : fields.map((field) => `${name}.${field}`);

/** The fields of an answer with those that they hold, each by its way. */
const fieldsIn = (schema: Schema): string[] => {
  const { def } = schema._zod as unknown as { def: Definition };
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => below(name, fieldsIn(inner)));
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsIn(def.innerType);
    case 'array':
      return fieldsIn(def.element);
    case 'record':
      return fieldsIn(def.valueType);
    case 'pipe':
      return fieldsIn(def.in);
    case 'union':
      return def.options.flatMap(fieldsIn);
    default:
      return [];
  }
};

const linesOf = (text: string) =>
  text
    .replaceAll(/,\n/g, ', ')
    .replaceAll(/\n {4}/g, ' ')
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', fields = ''] = line.trim().split(/: (.*)/);
      return { names: names.split(/, +/), fields };
    });
const partOf = new Map(linesOf(parts).map(({ names: [name = ''], fields }) => [name, fields]));

const whole = (text: string): string =>
  text.replaceAll(/@(\w+)/g, (_, name: string) => `(${whole(partOf.get(name) ?? '?')})`);

/** The fields that a row of the table says, each by its way. */
const fieldsSaid = (row: string): string[] => {
  const way: string[] = [];
  const found: string[] = [];
  for (const [, name = '', sign = ''] of whole(row).matchAll(/(\w*)([( )]|$)/g)) {
    if (sign === '(') way.push(name);
    else if (name !== '') found.push([...way, name].join('.'));
    if (sign === ')') way.pop();
  }
  return found;
};

const open = accessTable
  .filter(({ guest, teacher }) => guest !== 'ok' && ['ok', '404'].includes(teacher))
  .map(({ key }) => ({ key, reply: (api[key as keyof typeof api] as EndpointShape).reply }))
  .filter(({ key, reply }) => reply !== undefined && !isOwn(key));
const table = new Map(
  linesOf(calls).flatMap(({ names, fields }) => names.map((name) => [name, fields] as const)),
);
const sorted = (fields: Iterable<string>) => [...new Set(fields)].toSorted();

test('the table has the calls that are open to teachers, and no other', () => {
  expect([...table.keys()].toSorted()).toEqual(open.map(({ key }) => key).toSorted());
});

test.each(open)('$key answers a teacher what the table says, and nothing else', ({ key, reply }) => {
  if (!reply) throw new Error('only calls with an answer are looked at');
  const fields = sorted(fieldsIn(reply));
  expect(fields).toEqual(sorted(fieldsSaid(table.get(key) ?? '')));
  expect(fields.filter((field) => forbidden.test(field) && !allowed.includes(field))).toEqual([]);
});
