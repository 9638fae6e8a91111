import { Readable } from 'node:stream';
import sharp from 'sharp';
import { api } from '../../src/contract/api.ts';
import type { EndpointShape } from '../../src/contract/endpoint.ts';
import { type Bought, buyCourse, makeBatch, priceOf } from '../../src/server/payments/paying.test-support.ts';
import type { Batch } from '../../src/server/calendar/find-batch.ts';
import { sendPicture } from '../../src/server/family-uploads/sending.test-support.ts';
import { renditionKey } from '../../src/server/courses/rendition-store.ts';
import { courseApi } from '../../src/server/courses/courses.test-support.ts';
import { addFinishedYear } from '../../src/server/certificates/finished-year.test-support.ts';
import { type Answer, PASSWORD, type TestSchool, type Visitor, registration } from './school.ts';

/** What a family calls its own, as calls name it. */
export interface Belongings {
  parent: number;
  email: string;
  child: number;
  /** not paid yet */
  bill: number;
  /** waiting, with a picture to scan */
  payment: string;
  message: number;
  /** of another browser of theirs */
  session: number;
  /** a picture of the placement test that runs */
  media: string;
  /** a picture that was sent for a lesson, and what opens it */
  upload: string;
  signature: string;
  /** a live class to come of its child's group */
  liveClass: number;
  /** what its child has sent in for a lesson, and waits for feedback */
  task: number;
  /** a slot of an oral test that its child has booked */
  oralSlot: number;
  /** a written test that its child is at, with one of its pictures, and one on paper */
  writtenTest: number;
  writtenMedia: string;
  writtenSheet: number;
  /** of a year of its child that is over */
  certificate: number;
  /** a published report of a year that is over */
  report: number;
}

/** Well formed, and nobody's. */
export const absent: Belongings = {
  parent: 2_000_000_000,
  email: 'absent@example.test',
  child: 2_000_000_000,
  bill: 2_000_000_000,
  payment: 'never-made',
  message: 2_000_000_000,
  session: 2_000_000_000,
  media: 'nobodys-picture0',
  upload: '00000000-0000-4000-8000-000000000000',
  signature: 'x'.repeat(43),
  liveClass: 2_000_000_000,
  task: 2_000_000_000,
  oralSlot: 2_000_000_000,
  writtenTest: 2_000_000_000,
  writtenMedia: 'nobodys-picture1',
  writtenSheet: 2_000_000_000,
  certificate: 2_000_000_000,
  report: 2_000_000_000,
};

/** What a parameter names: by its own name or, where that says too little, with its call before it. */
const owned: Readonly<Record<string, keyof Belongings | null>> = {
  child_id: 'child',
  childId: 'child',
  user_id: 'parent',
  userId: 'parent',
  email: 'email',
  session_id: 'session',
  billing_id: 'bill',
  billId: 'bill',
  orderId: 'payment',
  uploadId: 'upload',
  reportId: 'report',
  report_id: 'report',
  taskId: 'task',
  task_id: 'task',
  signature: 'signature',
  'POST /live-class/excuse session_id': 'liveClass',
  // A class of another group is no family's own: every child of the grade may be offered it.
  'POST /live-class/make-up session_id': null,
  'POST /live-class/give-up session_id': 'liveClass',
  'POST /live-class/attendance session_id': 'liveClass',
  'POST /live-class/session session_id': 'liveClass',
  'GET /live-class/session/{sessionId} sessionId': 'liveClass',
  'GET /live-class/session/{sessionId}/host sessionId': 'liveClass',
  slot_id: 'oralSlot',
  certificate_id: 'certificate',
  certificateId: 'certificate',
  // Staff name one of a batch with it.
  'GET /certificate/print.pdf certificate_id': null,
  slotId: 'oralSlot',
  writtenTestId: 'writtenTest',
  'GET /written-tests/{writtenTestId}/sheet writtenTestId': 'writtenSheet',
  'GET /written-tests/{writtenTestId}/media/{name} name': 'writtenMedia',
  // The other calls need it.
  'DELETE /oral-tests/slots/{slotId} slotId': null,
  'GET /users/{id} id': 'parent',
  'GET /users/{id}/image id': 'parent',
  'GET /childs/{id} id': 'child',
  'GET /childs/{id}/image id': 'child',
  'GET /notif/mark/{id} id': 'message',
  'GET /placement-test/{childId}/media/{name} name': 'media',
};

type Value =
  | string
  | number
  | boolean
  | readonly (object | string | number)[]
  | Readonly<Record<string, unknown>>
  | undefined;
const textOf = (value: Value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

export interface Parameter {
  place: 'params' | 'query' | 'body';
  name: string;
  /** what of a family's it names, if it does */
  names: keyof Belongings | undefined;
}

const places = ['params', 'query', 'body'] as const;
const shapes: Readonly<Record<string, EndpointShape>> = api;
export const parametersOf = (key: string): Parameter[] =>
  places.flatMap((place) =>
    Object.keys((shapes[key]?.[place] as { shape?: object } | undefined)?.shape ?? {}).map((name) => ({
      place,
      name,
      names: (`${key} ${name}` in owned ? owned[`${key} ${name}`] : owned[name]) ?? undefined,
    })),
  );

export type Family = Visitor & { userId: number; email: string };

/** Two families that each have one of everything, and calls that name what is theirs. The school needs `sampleItems`. */
export const twoFamilies = async (school: TestSchool) => {
  const admin = await school.admin();
  const batch = await makeBatch(school, { start: '2026-08-10' });
  const captionsEN = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello!';
  const course = (await courseApi(admin).add({ captionsEN })).master_course_id;
  await addStill(school, course);
  const price = await priceOf(school, 2);
  const red = { width: 8, height: 8, channels: 3, background: '#c00' } as const;
  const photo = new Blob([Uint8Array.from(await sharp({ create: red }).png().toBuffer())]);
  const formOf = (fields: Record<string, Value>, files: readonly string[] = ['image_url']) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) form.append(name, textOf(value));
    for (const name of files) form.append(name, photo, 'photo.png');
    return form;
  };
  const [owner, stranger] = [await school.parent(), await school.parent()];
  const families = {
    admin,
    batch,
    owner,
    stranger,
    /** the owner's */
    theirs: await settleIn(school, owner, { batch, course }, formOf),
    /** the stranger's */
    own: await settleIn(school, stranger, { batch, course }, formOf),
    /** Parameters that name nothing of a family's, each with a value that the school takes. */
    nobodys: {
      ...(registration('nobody@example.test') as Record<string, Value>),
      email: undefined,
      old_password: PASSWORD,
      new_password: PASSWORD,
      password_confirmation: PASSWORD,
      academic_year_id: batch.academicYearId,
      courseId: course,
      course_id: course,
      upload_ids: [absent.upload],
      'POST /tasks kind': 'wfhart',
      text: 'Lovely colours!',
      praise: 'wonderful',
      once_more: false,
      master_course_id: course,
      name: 'drawing.png',
      size: 1000,
      offset: 0,
      code: '00000-00000-00000-00000-00000-0',
      until: mediaUntil(school),
      price_id: price,
      payment_type: 'gopay',
      term: 2,
      grade: 2,
      courier: 'jne',
      delivery_amount: undefined,
      charge_amount: undefined,
      gross_amount: undefined,
      token_id: undefined,
      version: undefined,
      active_part: undefined,
      answer: undefined,
      answered_ago: undefined,
      mails: undefined,
      v: undefined,
      height: undefined,
      language: 'EN',
      status: undefined,
      reads_recordings: undefined,
      replays: undefined,
      kind: 'learning',
      given: true,
      consents: undefined,
      from: '2026-08-10',
      attendance: [],
      part: 1,
      action: 'save',
      answers: undefined,
      points: [],
      taken_on: '2026-11-01',
      listening: [],
      reading: [],
      'POST /written-test-content/save words': [],
      writing: [],
      listening_right: 0,
      listening_of: 1,
      reading_right: 0,
      reading_of: 1,
      words_right: 0,
      words_of: 1,
      writing_right: 0,
      writing_of: 1,
      'POST /written-tests/open-again until': '2026-11-01',
      'POST /oral-tests/slots/{slotId}/link link': 'https://meet.google.com/abc-defg-hij',
      'GET /report/sitting group_id': absent.report,
      ladder: { listening: null, speaking: null, reading: null, writing: null, words: null },
      remarks: [],
      next_steps: [],
      seconds_spent: 0,
      words: 'Look!',
      'POST /report/save text': { en: '', id: '' },
      kits: 5,
      kit_note: '',
      warn_below: 0,
      announcementId: absent.child,
      'POST /announcements group_id': undefined,
      'POST /announcements/preview group_id': undefined,
      'GET /order/hand-over day': '2026-08-10',
      subject: 'Our open day',
      subject_indo: 'Hari terbuka',
      body: 'On Saturday.',
      body_indo: 'Hari Sabtu.',
      program: 'Bookkeeping',
      scopes: ['read'],
      days: 30,
      url: 'https://program.example/hooks',
      kinds: ['order.shipped'],
      is_on: true,
      api_token_id: absent.child,
      webhook_id: absent.child,
      webhookId: absent.child,
      delivery_id: absent.child,
      ok: true,
      remark: '',
      report_ids: [absent.report],
      group: 'strengths',
      'POST /report/sentence en': 'Well done.',
      'POST /report/sentence id': 'Bagus sekali.',
      'POST /report/sentence/change en': 'Well done.',
      'POST /report/sentence/change id': 'Bagus sekali.',
      'POST /course/words words': [],
      wordId: absent.child,
      'GET /course/word-media/{wordId}/{kind} kind': 'picture',
      'POST /course/play answers': [{ word_id: absent.child, right: true }],
      'POST /course/practice answers': [{ word_id: absent.child, right: true }],
      sentence_id: 'own-2000000',
      lang: 'en',
      excused: true,
      absent: true,
      session_id: absent.liveClass,
    } as Record<string, Value>,
    /** Calls with these belongings, of which `alone` says which parameter names another's, if it is one alone. */
    callWith(
      who: Pick<Visitor, 'call'>,
      key: string,
      named: Belongings,
      alone?: { parameter: string; rest: Belongings },
    ): Promise<Answer> {
      const parameters = parametersOf(key);
      const shape = shapes[key];
      const valueOf = ({ name, names }: Parameter) => {
        // With the right one the family would be gone for the calls after it.
        if (key === 'POST /users/close' && name === 'password') return 'not-the-password';
        const alike = `${key} ${name}`;
        if (!names) return families.nobodys[alike in families.nobodys ? alike : name];
        return (alone && alone.parameter !== name ? alone.rest : named)[names];
      };
      const of = (place: Parameter['place']) =>
        Object.fromEntries(
          parameters.filter((one) => one.place === place).map((one) => [one.name, valueOf(one)]),
        );
      const [method = '', path = ''] = key.split(' ');
      const params = of('params');
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(textOf(params[name] ?? absent.child)),
      );
      const query = new URLSearchParams(
        Object.entries(of('query')).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, textOf(value)]],
        ),
      ).toString();
      return who.call(method as 'GET' | 'POST' | 'DELETE', query ? `${address}?${query}` : address, {
        ...(shape?.bytes && bytesToSend),
        ...(shape?.upload && { form: formOf(of('body'), Object.keys(shape.upload)) }),
        ...(shape?.body && !shape.upload && { body: of('body') }),
      });
    },
  };
  await school.parts.jobs.idle();
  return families;
};

const bytesToSend = {
  body: Buffer.from('more') as object,
  headers: { 'content-type': 'application/octet-stream' },
};

/** As if copies had been made of its video. */
const addStill = async (school: TestSchool, courseId: number): Promise<void> => {
  const [made] = await school.rows(
    `insert into video_renditions (video_key, tries, made_at, height, bytes, copies)
     select video_key, 1, now(), 360, 1000, '[]' from course_masters where course_id = $1 returning video_key`,
    [courseId],
  );
  const key = renditionKey(String(made?.['video_key']), 'still');
  await school.parts.files.put(key, Readable.from([Buffer.from('a picture')]), { type: 'image/jpeg' });
};

/** The clock of the addresses stands still. */
const mediaUntil = (school: TestSchool) => Math.floor(school.wallClock.now().getTime() / 1000) + 300;

/** A group of its own for a child, with a class to come. */
const addLiveClass = async (school: TestSchool, childId: number): Promise<number> => {
  const [group] = await school.rows(
    `insert into live_groups (academic_year_id, grade, number, places, created_at)
     select academic_year_id, 6, $1::int, 12, now() from enrolments where child_id = $1 returning group_id`,
    [childId],
  );
  await school.rows(
    `insert into live_pupils (enrolment_id, group_id, joined_at)
     select enrolment_id, $2, '2026-01-01' from enrolments where child_id = $1
     on conflict (enrolment_id) do update set group_id = excluded.group_id`,
    [childId, group?.['group_id']],
  );
  const [made] = await school.rows(
    `insert into live_sessions (group_id, kind, unit, starts_at, minutes)
     values ($1, 'class', 4, '2026-12-03T09:00:00Z', 60) returning session_id`,
    [group?.['group_id']],
  );
  return Number(made?.['session_id']);
};

/** What a child has sent in for a lesson, without a file. */
const addTask = async (school: TestSchool, childId: number, courseId: number): Promise<number> => {
  const [task] = await school.rows(
    `insert into tasks (child_id, enrolment_id, course_id, kind, words, sent_at, is_again)
     select child_id, enrolment_id, $2, 'assignment', 'My cat', now(), false
     from enrolments where child_id = $1 returning task_id`,
    [childId, courseId],
  );
  return Number(task?.['task_id']);
};

/** The published report of a child. */
const reportOf = async (school: TestSchool, childId: number): Promise<number> => {
  const [report] = await school.rows(
    'select report_id from reports join enrolments using (enrolment_id) where child_id = $1',
    [childId],
  );
  return Number(report?.['report_id']);
};

/** A booked oral test of a child, with a teacher of its own. */
const addOralSlot = async (school: TestSchool, childId: number): Promise<number> => {
  const { userId } = await school.admin('teacher');
  await school.rows(
    `update live_groups set teacher_id = $2 where group_id in
       (select group_id from live_pupils join enrolments using (enrolment_id) where child_id = $1)`,
    [childId, userId],
  );
  const [slot] = await school.rows(
    `insert into oral_slots (academic_year_id, part, teacher_id, starts_at, minutes, link, created_at)
     select academic_year_id, 1, $2, '2026-12-04T09:00:00Z', 15, 'https://meet.google.com/abc-defg-hij', now()
     from enrolments where child_id = $1 returning slot_id`,
    [childId, userId],
  );
  await school.rows(
    `insert into oral_tests (slot_id, enrolment_id, part, booked_at)
     select $2, enrolment_id, 1, now() from enrolments where child_id = $1`,
    [childId, slot?.['slot_id']],
  );
  return Number(slot?.['slot_id']);
};

/** In the year that a child is in a written test of part 1 that it is at, one of part 2 on paper, and the photo of its sheet. */
const addWrittenTests = async (school: TestSchool, parent: Visitor, childId: number) => {
  const nothing = '{"listening":[],"reading":[],"words":[],"writing":[]}';
  const now = school.clock.now();
  const year = `(select enrolment_id from enrolments join batches using (academic_year_id)
    where child_id = $1 and start_date <= $2::timestamptz order by start_date desc limit 1)`;
  const [atHome] = await school.rows(
    `insert into written_tests (enrolment_id, part, grade, way, revision, seed, started_at, answers, answer_times, scores)
     values (${year}, 1, 2, 'home', 0, 'seed of ' || $1::int, $2, $3::jsonb, $3::jsonb, '[]') returning written_test_id`,
    [childId, now, nothing],
  );
  const sheet = `written-tests/of-${childId}.webp`;
  await school.parts.files.put(sheet, Readable.from([Buffer.from('a sheet')]), { type: 'image/webp' });
  const [onPaper] = await school.rows(
    `insert into written_tests (enrolment_id, part, grade, way, seed, started_at, finished_at, marked_at, scores, sheet_key)
     values (${year}, 2, 2, 'paper', '', $2, $2, $2, '[]', $3) returning written_test_id`,
    [childId, now, sheet],
  );
  const { body } = await parent.call('GET', `/written-tests/questions?child_id=${childId}&part=1`);
  return {
    writtenTest: Number(atHome?.['written_test_id']),
    writtenMedia: /\/media\/([\w-]{16})/.exec(JSON.stringify(body))?.[1] ?? '',
    writtenSheet: Number(onPaper?.['written_test_id']),
  };
};

/** A family that has everything: pictures, a paid course, a message about it, a bill that is being paid, a test that runs. */
const settleIn = async (
  school: TestSchool,
  parent: Family,
  { batch, course }: { batch: Batch; course: number },
  formOf: (fields: Record<string, Value>) => FormData,
): Promise<Belongings> => {
  const { childId, bills }: Bought = await buyCourse(school, parent, { batch });
  const bill = bills[1]?.billing_id ?? 0;
  const charge = { payment_type: 'gopay', child_id: childId, billing_id: bill };
  const charged = await parent.call('POST', '/payment/pay-billing', { body: charge });
  await parent.call('POST', '/users/update-image', { form: formOf({ user_id: parent.userId }) });
  await parent.call('POST', '/childs/update-image', { form: formOf({ child_id: childId }) });
  const inbox = (await parent.call('GET', `/notif/${parent.userId}`)).body['notifications'];
  await parent.call('POST', '/placement-test/take-test', { body: { child_id: childId } });
  const asked = await parent.call('GET', `/placement-test/questions?child_id=${childId}`);
  const elsewhere = school.visitor();
  await elsewhere.call('POST', '/users/login', { body: { email: parent.email, password: PASSWORD } });
  const { sessions } = (await elsewhere.call('GET', '/users/sessions')).body as unknown as {
    sessions: { session_id: number; is_current: boolean }[];
  };
  const upload = await sendPicture(school, parent, { child_id: childId, master_course_id: course });
  const shown = await parent.call('GET', `/family-uploads/${upload}`);
  const { media_url } = shown.body['upload'] as { media_url: string };
  const liveClass = await addLiveClass(school, childId);
  return {
    parent: parent.userId,
    upload,
    liveClass,
    task: await addTask(school, childId, course),
    oralSlot: await addOralSlot(school, childId),
    certificate: await addFinishedYear(school, childId),
    report: await reportOf(school, childId),
    ...(await addWrittenTests(school, parent, childId)),
    signature: new URL(media_url, 'http://here').searchParams.get('signature') ?? '',
    email: parent.email,
    child: childId,
    bill,
    payment: charged.body['order_id'] as string,
    session: sessions.find(({ is_current }) => is_current)?.session_id ?? 0,
    media: /\/media\/([\w-]{16})/.exec(JSON.stringify(asked.body))?.[1] ?? '',
    message: (inbox as { notif_id: number }[])[0]?.notif_id ?? 0,
  };
};
