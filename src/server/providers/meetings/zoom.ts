import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import { type HttpAnswer, type HttpRequest, type HttpTransport, httpTransport } from '../http-transport.ts';
import { MeetingGone, type Meetings, MeetingsDown } from './meetings.ts';
import {
  errorCodeOf,
  hostLinkOf,
  meetingOf,
  movedMeetingBody,
  newMeetingBody,
  tokenOf,
} from './zoom-wire.ts';

/** A teacher waits for the host's link. */
const TIMEOUT_MS = 8000;
/** A token is not used in its last minute, in which a request could be under way when it ends. */
const MARGIN_MS = 60_000;
/** The wait before a request without a usable answer is sent again. */
const RETRY_WAIT_MS = 500;
/** What Zoom asks to be waited for longer than this is left to the next run of the job. */
const LONGEST_WAIT_MS = 3000;

/** Zoom's numbers for a meeting that it does not have, and for one that is over. */
const NO_SUCH_MEETING = 3001;
const MEETING_OVER = 3007;

export interface ZoomSettings {
  accountId: string;
  clientId: string;
  clientSecret: string;
  /** who holds the meetings: a user's id or e-mail address there, or `me` */
  host: string;
}

type Ask = Omit<HttpRequest, 'headers' | 'timeoutMs'>;

/**
 * Zoom's API with server-to-server OAuth. A request that got no usable answer is sent again once, but for the making of a meeting,
 * which would make two; one that is refused for the token is sent again with a new token, because another process may have ended
 * this one by asking for its own.
 * Source: developers.zoom.us, "Server-to-Server OAuth", "Meetings", "Error codes", "Rate limits". Never run against Zoom itself.
 * @param parts.clock the wall clock, which the life of a token is counted by
 */
export const zoomMeetings = (
  { accountId, clientId, clientSecret, host }: ZoomSettings,
  parts: {
    clock: Clock;
    oauthUrl?: string;
    apiUrl?: string;
    timeoutMs?: number;
    retryWaitMs?: number;
  },
): Meetings => {
  const { clock, oauthUrl = 'https://zoom.us', apiUrl = 'https://api.zoom.us/v2' } = parts;
  const { timeoutMs = TIMEOUT_MS, retryWaitMs = RETRY_WAIT_MS } = parts;
  const oauth = httpTransport(oauthUrl, timeoutMs);
  const api = httpTransport(apiUrl, timeoutMs);
  let kept: { token: string; until: number } | null = null;
  let asking: Promise<string> | null = null;

  const newToken = async (): Promise<string> => {
    const query = new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId });
    const answer = await exchange(oauth, {
      method: 'POST',
      path: `/oauth/token?${query.toString()}`,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      },
    });
    const { token, lifetimeMs } = tokenOf(answer);
    kept = { token, until: clock.now().getTime() + lifetimeMs - MARGIN_MS };
    return token;
  };
  /** Asked for by one at a time: each new token may end the one before. */
  const tokenNow = async (): Promise<string> => {
    if (kept && clock.now().getTime() < kept.until) return kept.token;
    asking ??= newToken().finally(() => {
      asking = null;
    });
    return asking;
  };

  const ask = async (
    request: Ask,
    may = { renew: true, wait: true, repeat: request.method !== 'POST' },
  ): Promise<HttpAnswer> => {
    const token = await tokenNow();
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await exchange(api, { ...request, headers }).catch((error: unknown) => {
      if (!may.repeat) throw error;
      return null;
    });
    if (answer === null) {
      await sleep(retryWaitMs);
      return ask(request, { ...may, repeat: false });
    }
    if (answer.status === 401 && may.renew) {
      if (kept?.token === token) kept = null;
      return ask(request, { ...may, renew: false });
    }
    if (answer.status === 429) {
      const wait = waitOf(answer, clock.now());
      if (!may.wait || wait > LONGEST_WAIT_MS) throw new MeetingsDown('HTTP 429', 'too_many_requests');
      await sleep(wait);
      return ask(request, { ...may, wait: false });
    }
    return answer;
  };

  return {
    name: 'zoom',
    async create(plan) {
      const path = `/users/${encodeURIComponent(host)}/meetings`;
      const body = JSON.stringify(newMeetingBody(plan));
      return meetingOf(done(await ask({ method: 'POST', path, body })));
    },
    async move(meetingId, to) {
      done(
        await ask({ method: 'PATCH', path: pathOf(meetingId), body: JSON.stringify(movedMeetingBody(to)) }),
      );
    },
    async end(meetingId) {
      const answer = await ask({ method: 'DELETE', path: pathOf(meetingId) });
      const code = errorCodeOf(answer);
      if (code !== NO_SUCH_MEETING && code !== MEETING_OVER) done(answer);
    },
    async hostLink(meetingId) {
      return hostLinkOf(done(await ask({ method: 'GET', path: pathOf(meetingId) })));
    },
  };
};

const pathOf = (meetingId: string) => `/meetings/${encodeURIComponent(meetingId)}`;

/** @throws MeetingsDown when no answer came, with the kind of failure alone: its message may hold the address with its query */
const exchange = async (transport: HttpTransport, request: HttpRequest): Promise<HttpAnswer> => {
  const answer = await transport(request).catch((error: unknown) => {
    throw new MeetingsDown(error instanceof Error ? error.name : 'no connection');
  });
  if (answer.status >= 500) throw new MeetingsDown(`HTTP ${answer.status}`);
  return answer;
};

/** @throws MeetingGone, MeetingsDown */
const done = (answer: HttpAnswer): HttpAnswer => {
  if (answer.status >= 200 && answer.status < 300) return answer;
  const code = errorCodeOf(answer);
  if (code === NO_SUCH_MEETING) throw new MeetingGone();
  const reason = `HTTP ${answer.status}, code ${code ?? 'none'}`;
  throw new MeetingsDown(reason, answer.status === 401 ? 'no_answer' : 'refused');
};

/** How long Zoom asks to be left alone: in seconds, or until the date at which a day's limit ends. */
const waitOf = ({ retryAfter }: HttpAnswer, now: Date): number => {
  const said = retryAfter ?? '';
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now.getTime();
  return Number.isNaN(wait) ? Number.POSITIVE_INFINITY : Math.max(0, wait);
};
