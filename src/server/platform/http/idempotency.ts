import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Contract, EndpointShape, Who } from '../../../contract/endpoint.ts';
import { type Refused, isRefused, refuse } from '../../../contract/refusals.ts';
import type { OpenDatabase } from '../db/database.ts';
import { idempotencyKeys } from './tables.ts';
import type { ReceivedFile } from './upload.ts';

const KEPT_HOURS = 24;
const HOUR_MS = 3_600_000;

/** A creating call of a signed-in person that carries a key. */
export interface KeyedCall {
  account: number;
  /** such as `POST /news/store` */
  call: string;
  key: string;
  /** of everything that was sent */
  bodyHash: string;
}

/** The hash of what was sent: the fields as they were read, and the bytes of each file. */
export const hashOfSent = async (
  body: unknown,
  files: Readonly<Record<string, ReceivedFile>>,
): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(sortedByName(body)));
  for (const [name, { path }] of Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const digest = createHash('sha256');
    for await (const chunk of createReadStream(path)) digest.update(chunk as Buffer);
    hash.update(`\n${name} ${digest.digest('hex')}`);
  }
  return hash.digest('hex');
};

const sortedByName = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortedByName);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, sortedByName(one)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** Thrown within the transaction, so that neither the key nor anything else of a refused call is kept. */
class NotCreated extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super('the call was refused');
    this.refused = refused;
  }
}

/** Whether two equal calls are at work at once cannot happen on the embedded database: its transactions wait for each other. */
const isFree = async ({ db }: Pick<OpenDatabase, 'db'>, { account, call, key }: KeyedCall) => {
  const name = `${account} ${call} ${key}`;
  const { rows } = await db.execute(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS free`,
  );
  return rows[0]?.['free'] === true;
};

/**
 * Runs a creating call once for each key: the key is written first, in the transaction of the creation, so that both are there or
 * neither. A repeat is answered with what was made, as it stands now.
 */
export const idempotency = (database: OpenDatabase, wallClock: { now(): Date }) => ({
  async once<Result>(
    keyed: KeyedCall,
    {
      create,
      idOf,
      read,
    }: {
      create: () => Promise<Result | Refused>;
      idOf: (result: Result) => number | string;
      /** what was made, by its id */
      read: (id: string) => Promise<Result | Refused>;
    },
  ): Promise<Result | Refused> {
    const { account, call, key, bodyHash } = keyed;
    const own = and(
      eq(idempotencyKeys.account, account),
      eq(idempotencyKeys.call, call),
      eq(idempotencyKeys.key, key),
    );
    const madeBefore = await database
      .transaction(async (tx): Promise<{ id: string } | { result: Result }> => {
        if (!(await isFree(database, keyed)))
          throw new NotCreated({ ...refuse('still_running'), retryAfter: 2 });
        const [before] = await tx.select().from(idempotencyKeys).where(own);
        if (before && before.bodyHash !== bodyHash) throw new NotCreated(refuse('key_of_other_call'));
        if (before) return { id: before.objectId };
        await tx
          .insert(idempotencyKeys)
          .values({ account, call, key, bodyHash, objectId: '', createdAt: wallClock.now() });
        const result = await create();
        if (isRefused(result)) throw new NotCreated(result);
        await tx
          .update(idempotencyKeys)
          .set({ objectId: String(idOf(result)) })
          .where(own);
        return { result };
      })
      .catch((error: unknown) => {
        if (error instanceof NotCreated) return error;
        throw error;
      });
    if (madeBefore instanceof NotCreated) return madeBefore.refused;
    return 'id' in madeBefore ? read(madeBefore.id) : madeBefore.result;
  },

  /** Deletes keys that are too old to be repeated; a job calls it. */
  async sweep(): Promise<void> {
    const oldest = new Date(wallClock.now().getTime() - KEPT_HOURS * HOUR_MS);
    await database.transaction((tx) =>
      tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest)),
    );
  },
});

export type Idempotency = ReturnType<typeof idempotency>;

type Handle<Call> = (call: Call) => Promise<unknown>;

/** The GET that answers the repeat of a creating call. */
export interface ReadBy<Call> {
  shape: EndpointShape;
  /** by which its path names the object; null where it answers a whole list */
  param: string | null;
  handle: Handle<Call>;
}

export const readByOf = <Call>(
  { creates }: EndpointShape,
  contract: Contract,
  handlers: object,
): ReadBy<Call> | null => {
  if (!creates?.readBy) return null;
  const shape = contract[creates.readBy];
  const handle = (handlers as Record<string, Handle<Call>>)[creates.readBy];
  const param = /\{(\w+)\}/.exec(creates.readBy)?.[1] ?? null;
  return shape && handle ? { shape, handle, param } : null;
};

interface Given {
  actor: unknown;
  body: unknown;
  files: object;
}

interface Served {
  idempotent?: Idempotency;
  actor: (request: FastifyRequest, shape: { who: Who; beforeSecondFactor?: true }) => Promise<unknown>;
}

/** Handles a call; one that creates something and carries a key is done once, and its repeat answered with what it made, or as it was. */
export const handleOnce = async <Call extends Given>(
  route: { key: string; shape: EndpointShape; handle: Handle<Call>; readBy: ReadBy<Call> | null },
  request: FastifyRequest,
  { idempotent, actor }: Served,
  given: Call,
): Promise<unknown> => {
  const { key: call, handle, readBy } = route;
  const { creates } = route.shape;
  const key = request.headers['idempotency-key'];
  const { userId: account } = given.actor as { userId?: number };
  if (key === undefined || account === undefined || !creates || !idempotent) return handle(given);
  if (typeof key !== 'string' || key.length < 16 || key.length > 64) return refuse('invalid_input');
  const bodyHash = await hashOfSent(given.body, given.files as Record<string, ReceivedFile>);
  const keyed = { account, call, key, bodyHash };
  const create = () => handle(given);
  if (!readBy)
    return idempotent.once<unknown>(keyed, {
      create,
      idOf: (answer) => JSON.stringify(answer),
      read: async (answer) => JSON.parse(answer) as unknown,
    });
  return idempotent.once<unknown>(keyed, {
    create,
    idOf: (result) =>
      creates.object === undefined
        ? ''
        : ((result as Record<string, Record<string, number | string>>)[creates.object]?.[creates.id] ?? ''),
    read: async (id) => {
      const reader = await actor(request, readBy.shape);
      if (isRefused(reader)) return reader;
      const params = readBy.param === null ? undefined : readBy.shape.params?.parse({ [readBy.param]: id });
      return readBy.handle({ ...given, actor: reader, params, query: {}, files: {} });
    },
  });
};
