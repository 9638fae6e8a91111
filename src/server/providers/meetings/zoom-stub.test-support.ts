import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const STUB_ZOOM = {
  accountId: 'account-of-a-test',
  clientId: 'client-of-a-test',
  clientSecret: 'secret-of-a-test',
  host: 'me',
};

/** One request, as it came over the wire. */
interface Asked {
  call: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown> | null;
}

interface Given {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  afterMs?: number;
}

export interface ZoomStub {
  url: string;
  asked: Asked[];
  /** what was asked of the API, such as `PATCH /meetings/81234567890` */
  calls(): string[];
  /** the answers to the next requests to the API, and to no others that were said before; `null` hangs up */
  next(...given: readonly (Given | null)[]): void;
  /** the answers to the next questions for a token */
  nextToken(...given: readonly (Given | null)[]): void;
  /** the tokens so far count no more, as when another process has asked for one */
  endTokens(): void;
  close(): Promise<void>;
}

/** A meeting as Zoom answers its creation and a question for it, cut down to what matters and what must not get out. */
const meetingReply = (id: number, body: Record<string, unknown> | null) => ({
  uuid: 'aDYlohsHRtCd4ii1uC2+hA==',
  id,
  host_id: '30R7kT7bTIKSNUFEuH_Qlg',
  host_email: 'ratna@kancil.test',
  topic: body?.['topic'] ?? 'My Meeting',
  type: 2,
  status: 'waiting',
  start_time: body?.['start_time'] ?? '2026-08-27T09:00:00Z',
  duration: body?.['duration'] ?? 60,
  timezone: 'Asia/Jakarta',
  created_at: '2026-08-24T02:00:00Z',
  start_url: `https://us05web.zoom.us/s/${id}?zak=eyJ0eXAiOiJKV1QifQ.host-of-a-test`,
  join_url: `https://us05web.zoom.us/j/${id}?pwd=Zm9yIGd1ZXN0cw.1`,
  password: '123456',
  encrypted_password: 'Zm9yIGd1ZXN0cw.1',
  settings: body?.['settings'] ?? {},
});

const gone = (id: string): Given => ({
  status: 404,
  body: { code: 3001, message: `Meeting does not exist: ${id}.` },
});

/** The answer of a token that counts no more. */
export const expiredToken: Given = { status: 401, body: { code: 124, message: 'Access token is expired.' } };

/** Zoom on this machine, by its published answers. */
export const openZoomStub = async (): Promise<ZoomStub> => {
  const asked: Asked[] = [];
  const waiting: Record<'api' | 'token', readonly (Given | null)[]> = { api: [], token: [] };
  const meetings = new Map<string, Record<string, unknown> | null>();
  const tokens = new Set<string>();
  let made = 0;

  const token = ({ call, headers }: Asked): Given => {
    const { accountId, clientId, clientSecret } = STUB_ZOOM;
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (headers.authorization !== basic)
      return {
        status: 400,
        body: { reason: 'Invalid client_id or client_secret', error: 'invalid_client' },
      };
    if (call !== `POST /oauth/token?grant_type=account_credentials&account_id=${accountId}`)
      return { status: 400, body: { reason: 'unsupported grant type', error: 'unsupported_grant_type' } };
    const given = `token-of-a-test-${(made += 1)}`;
    tokens.add(given);
    return {
      status: 200,
      body: {
        access_token: given,
        token_type: 'bearer',
        expires_in: 3600,
        scope: 'meeting:write:meeting:admin',
        api_url: 'https://api.zoom.us',
      },
    };
  };
  const api = ({ call, headers, body }: Asked): Given => {
    if (!tokens.has((headers.authorization ?? '').replace('Bearer ', ''))) return expiredToken;
    if (call === 'POST /users/me/meetings') {
      const id = 81_234_567_890 + meetings.size;
      meetings.set(String(id), body);
      return { status: 201, body: meetingReply(id, body) };
    }
    const [, method, id = ''] = /^(GET|PATCH|DELETE) \/meetings\/(\d+)$/.exec(call) ?? [];
    if (!method || !meetings.has(id)) return gone(id);
    if (method === 'GET') return { status: 200, body: meetingReply(Number(id), meetings.get(id) ?? null) };
    if (method === 'DELETE') meetings.delete(id);
    return { status: 204 };
  };

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    const respond = async () => {
      const { method = '', url = '', headers } = request;
      const text = Buffer.concat(pieces).toString('utf8');
      const one: Asked = { call: `${method} ${url}`, headers, body: text ? JSON.parse(text) : null };
      asked.push(one);
      const isToken = url.startsWith('/oauth/');
      const key = isToken ? 'token' : 'api';
      const [given, ...later] = waiting[key];
      waiting[key] = later;
      if (given === null) return void request.socket.destroy();
      const answer = given ?? (isToken ? token(one) : api(one));
      await sleep(answer.afterMs ?? 0);
      response.writeHead(answer.status, {
        ...(answer.body !== undefined && { 'content-type': 'application/json;charset=UTF-8' }),
        ...answer.headers,
      });
      if (answer.body === undefined) return void response.end();
      return void response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    };
    request.on('end', () => void respond());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    calls: () => asked.map(({ call }) => call).filter((call) => !call.startsWith('POST /oauth/')),
    next: (...given) => {
      waiting.api = given;
    },
    nextToken: (...given) => {
      waiting.token = given;
    },
    endTokens: () => tokens.clear(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
