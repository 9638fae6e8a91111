import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../src/contract/api.ts';
import type { EndpointShape } from '../../src/contract/endpoint.ts';
import { addChild } from '../../src/server/families/children.test-support.ts';
import {
  type Bought,
  buyCourse,
  chargeFirst,
  makeBatch,
  priceOf,
} from '../../src/server/billing/paying.test-support.ts';
import type { Batch } from '../../src/server/calendar/find-batch.ts';
import { courseApi } from '../../src/server/courses/courses.test-support.ts';
import { sampleItems } from '../../src/server/placement/items.test-support.ts';
import {
  type Answer,
  PASSWORD,
  type TestSchool,
  type Visitor,
  registration,
  startSchool,
} from '../support/school.ts';

/** What a family calls its own, as calls name it. Both families of these tests have one of each. */
interface Belongings {
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
}

/** What a parameter names: by its own name or, where that says too little, with its endpoint's before it. */
const owned: Readonly<Record<string, keyof Belongings>> = {
  child_id: 'child',
  childId: 'child',
  user_id: 'parent',
  userId: 'parent',
  email: 'email',
  session_id: 'session',
  billing_id: 'bill',
  orderId: 'payment',
  'GET /users/{id} id': 'parent',
  'GET /users/{id}/image id': 'parent',
  'GET /childs/{id} id': 'child',
  'GET /childs/{id}/image id': 'child',
  'GET /notif/mark/{id} id': 'message',
  'GET /placement-test/{childId}/media/{name} name': 'media',
};

type Value = string | number | undefined;
/** Parameters that name nothing of a family's, each with a value that the school takes. */
const nobodys = (): Record<string, Value> => ({
  ...(registration('nobody@example.test') as Record<string, Value>),
  email: undefined,
  old_password: PASSWORD,
  new_password: PASSWORD,
  password_confirmation: PASSWORD,
  academic_year_id: batch.academicYearId,
  courseId: course,
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
  status: undefined,
  reads_recordings: undefined,
  replays: undefined,
});

interface Parameter {
  place: 'params' | 'query' | 'body';
  name: string;
  names: keyof Belongings | undefined;
}

const places = ['params', 'query', 'body'] as const;
const parametersOf = (key: string, shape: EndpointShape): Parameter[] =>
  places.flatMap((place) =>
    Object.keys((shape[place] as { shape?: object } | undefined)?.shape ?? {}).map((name) => ({
      place,
      name,
      names: owned[`${key} ${name}`] ?? owned[name],
    })),
  );

/** Made from the contract: an endpoint that is added stands behind these walls or fails here. */
const endpoints = Object.entries(api as Record<string, EndpointShape>)
  .filter(([, { who }]) => who === 'parent' || who === 'member')
  .map(([key, shape]) => ({ key, shape, parameters: parametersOf(key, shape) }));
const guarded = endpoints.filter(({ parameters }) => parameters.some(({ names }) => names));

let school: TestSchool;
let batch: Batch;
let course: number;
let price: number;
let photo: Blob;
let owner: Visitor;
let stranger: Visitor;
let unpaid: Visitor & { child: number };
let theirs: Belongings;
let own: Belongings;
/** Well formed, and nobody's. */
const absent: Belongings = {
  parent: 2_000_000_000,
  email: 'absent@example.test',
  child: 2_000_000_000,
  bill: 2_000_000_000,
  payment: 'never-made',
  message: 2_000_000_000,
  session: 2_000_000_000,
  media: 'nobodys-picture0',
};

beforeAll(async () => {
  school = await startSchool({}, { items: sampleItems });
  const admin = await school.admin();
  batch = await makeBatch(school, { start: '2026-08-10' });
  course = (await courseApi(admin).add()).master_course_id;
  price = await priceOf(school, 2);
  const red = { width: 8, height: 8, channels: 3, background: '#c00' } as const;
  photo = new Blob([Uint8Array.from(await sharp({ create: red }).png().toBuffer())]);
  const [first, second, third] = [await school.parent(), await school.parent(), await school.parent()];
  [owner, stranger] = [first, second];
  theirs = await settleIn(first);
  own = await settleIn(second);
  const child = await addChild(third);
  await chargeFirst(school, third, { childId: child, batch });
  unpaid = { ...third, child };
  await school.parts.jobs.idle();
});
afterAll(() => school.close());

/** A family that has everything: pictures, a paid course, a message about it, a bill that is being paid, a test that runs. */
const settleIn = async (parent: Visitor & { userId: number; email: string }): Promise<Belongings> => {
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
  return {
    parent: parent.userId,
    email: parent.email,
    child: childId,
    bill,
    payment: charged.body['order_id'] as string,
    session: sessions.find(({ is_current }) => is_current)?.session_id ?? 0,
    media: /\/media\/([\w-]{16})/.exec(JSON.stringify(asked.body))?.[1] ?? '',
    message: (inbox as { notif_id: number }[])[0]?.notif_id ?? 0,
  };
};

const formOf = (fields: Record<string, Value>, files: readonly string[] = ['image_url']) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  for (const name of files) form.append(name, photo, 'photo.png');
  return form;
};

/** Calls with these belongings, of which `alone` says which parameter names another's, if it is one alone. */
const callWith = (
  who: Visitor,
  { key, shape, parameters }: (typeof endpoints)[number],
  named: Belongings,
  alone?: { parameter: string; rest: Belongings },
): Promise<Answer> => {
  const given = nobodys();
  const valueOf = ({ name, names }: Parameter) => {
    if (!names) return given[name];
    return (alone && alone.parameter !== name ? alone.rest : named)[names];
  };
  const of = (place: Parameter['place']) =>
    Object.fromEntries(
      parameters.filter((one) => one.place === place).map((one) => [one.name, valueOf(one)]),
    );
  const [method = '', path = ''] = key.split(' ');
  const params = of('params');
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams(
    Object.entries(of('query')).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return who.call(method as 'GET' | 'POST' | 'DELETE', query ? `${address}?${query}` : address, {
    ...(shape.upload && { form: formOf(of('body'), Object.keys(shape.upload)) }),
    ...(shape.body && !shape.upload && { body: of('body') }),
  });
};

/** Everything the school knows, in short. Sessions and counters follow every call. */
const everything = async () => {
  const { database } = school.parts;
  const { rows } = await database.execute(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const digests: Record<string, unknown> = {};
  for (const name of rows
    .map((row) => String(row['name']))
    .filter((each) => !/session|rate_limit/.test(each))) {
    const [row] = (
      await database.execute(
        `select md5(string_agg(t::text, '|' order by t::text)) as digest from "${name}" t`,
      )
    ).rows;
    digests[name] = row?.['digest'];
  }
  return digests;
};

test('every parameter of a family’s calls is known: as something of a family’s, or as nobody’s', () => {
  const unknown = endpoints.flatMap(({ key, parameters }) =>
    parameters
      .filter(({ name, names }) => !names && !Object.hasOwn(nobodys(), name))
      .map(({ name }) => `${key} ${name}`),
  );
  expect(unknown).toEqual([]);
});

describe('another family’s', () => {
  test.each(guarded)('records are not found by $key, and nothing changes', async (endpoint) => {
    const before = await everything();
    const refused = await callWith(stranger, endpoint, theirs);
    expect([refused.status, refused.body]).toEqual([404, (await callWith(stranger, endpoint, absent)).body]);
    expect(await everything()).toEqual(before);
  });

  const apart = guarded.flatMap((endpoint) => {
    const named = endpoint.parameters.filter(({ names }) => names);
    return named.length < 2 ? [] : named.map(({ name }) => ({ ...endpoint, name }));
  });
  test.each(apart)(
    '$name together with own records is not found by $key, and nothing changes',
    async (endpoint) => {
      const before = await everything();
      const refused = await callWith(stranger, endpoint, theirs, { parameter: endpoint.name, rest: own });
      expect([refused.status, refused.body.message]).toEqual([404, 'Not found']);
      expect(await everything()).toEqual(before);
    },
  );

  // So the calls above met what is really there. Reads come first: the others change it.
  const readsFirst = guarded.toSorted(
    (one, other) => Number(other.key.startsWith('GET')) - Number(one.key.startsWith('GET')),
  );
  test.each(readsFirst)('$key finds what is one’s own', async (endpoint) => {
    expect((await callWith(owner, endpoint, theirs)).status).not.toBe(404);
  });
});

describe('a child whose course is not paid', () => {
  const files = endpoints.filter(({ shape }) => shape.answers === 'video');
  test.each(files)('gets nothing by $key', async (endpoint) => {
    const [paid, notPaid] = [
      await callWith(stranger, endpoint, own),
      await callWith(unpaid, endpoint, { ...absent, child: unpaid.child }),
    ];
    expect([paid.status, notPaid.status]).toEqual([200, 404]);
  });

  test('gets no address of a video', async () => {
    const seen = async (who: Visitor, child: number) =>
      JSON.stringify((await who.call('GET', `/course/child-course/${child}`)).body).includes('/video');
    expect([await seen(stranger, own.child), await seen(unpaid, unpaid.child)]).toEqual([true, false]);
  });
});
