import { z } from 'zod/mini';
import type { HttpAnswer } from '../http-transport.ts';
import { type Meeting, type MeetingPlan, MeetingsDown } from './meetings.ts';

const tokenReply = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(10_000)),
  expires_in: z.int().check(z.positive()),
});
const meetingReply = z.object({ id: z.int().check(z.positive()), join_url: z.string() });
const hostReply = z.object({ start_url: z.string() });
const errorReply = z.object({ code: z.int() });
/** The door for tokens says it in words of its own. */
const tokenError = z.object({ error: z.string().check(z.regex(/^[a-z_]{1,40}$/)) });

const parsed = ({ body }: HttpAnswer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

/** Zoom's number for what went wrong; null where the answer has none. Its words may name the host, and are not read. */
export const errorCodeOf = (answer: HttpAnswer): number | null =>
  errorReply.safeParse(parsed(answer)).data?.code ?? null;

/** A token with how long it holds, in milliseconds. @throws MeetingsDown */
export const tokenOf = (answer: HttpAnswer): { token: string; lifetimeMs: number } => {
  const reply = parsed(answer);
  if (answer.status !== 200)
    throw new MeetingsDown(
      `no token (HTTP ${answer.status}, ${tokenError.safeParse(reply).data?.error ?? 'no reason'})`,
    );
  const read = tokenReply.safeParse(reply);
  if (!read.success) throw new MeetingsDown('a token that cannot be read');
  return { token: read.data.access_token, lifetimeMs: read.data.expires_in * 1000 };
};

/** The meeting that was made; its start link, which stands beside it, is left there. @throws MeetingsDown */
export const meetingOf = (answer: HttpAnswer): Meeting => {
  const read = meetingReply.safeParse(parsed(answer));
  const url = read.success ? zoomAddress(read.data.join_url) : null;
  if (!read.success || !url?.pathname.startsWith('/j/') || url.searchParams.has('zak'))
    throw new MeetingsDown('a meeting that cannot be read');
  return { meetingId: String(read.data.id), link: url.href };
};

/** @throws MeetingsDown */
export const hostLinkOf = (answer: HttpAnswer): string => {
  const read = hostReply.safeParse(parsed(answer));
  const url = read.success ? zoomAddress(read.data.start_url) : null;
  if (!url) throw new MeetingsDown("a host's link that cannot be read");
  return url.href;
};

/** Whoever follows it is led to Zoom and nowhere else. */
const zoomAddress = (text: string): URL | null => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && /(^|\.)zoom\.us$/.test(url.hostname) ? url : null;
};

/** Zoom takes an instant without milliseconds. */
const timeOf = ({ startsAt, minutes }: Omit<MeetingPlan, 'topic'>) => ({
  start_time: startsAt.toISOString().replace(/\.\d{3}Z$/, 'Z'),
  duration: minutes,
  timezone: 'Asia/Jakarta',
});

/** A meeting at a time of its own (type 2), which nobody enters before the host lets them in. */
export const newMeetingBody = ({ topic, ...time }: MeetingPlan): object => ({
  topic,
  type: 2,
  ...timeOf(time),
  settings: {
    waiting_room: true,
    join_before_host: false,
    mute_upon_entry: true,
    // 2: guests need no registration
    approval_type: 2,
    // A meeting of the host's own number would be the same room for every class.
    use_pmi: false,
  },
});

export const movedMeetingBody = (time: Omit<MeetingPlan, 'topic'>): object => timeOf(time);
