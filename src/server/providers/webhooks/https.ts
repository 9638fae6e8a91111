import { type LookupAllOptions, type LookupAddress, lookup as lookUp } from 'node:dns';
import { once } from 'node:events';
import { type RequestOptions, request as httpsRequest } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { NoAnswer } from '../../../domain/webhooks/webhook.ts';
import { isPublicAddress } from './public-address.ts';
import type { Parcel, Webhooks } from './webhooks.ts';

/** From looking up the name to the end of the answer. */
const PATIENCE_MS = 10_000;
/** Nothing of an answer is kept; one that is longer is cut off. */
const LONGEST_ANSWER = 1024;

type LookUp = (
  name: string,
  options: LookupAllOptions,
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

class NotPublic extends Error {
  override name = 'NotPublic';
}

/** https to programs of others. Follows nothing, keeps no connection, and connects to the very addresses that it looked at (rule R266). */
export const httpsWebhooks = ({
  testHosts = [],
  lookup = lookUp,
  patienceMs = PATIENCE_MS,
}: {
  /** `host:port`, each of which may be anywhere and make its own certificate: for tests */
  testHosts?: readonly string[];
  /** as the system finds names, except in tests */
  lookup?: LookUp;
  patienceMs?: number;
} = {}): Webhooks => {
  const isForTests = (url: URL) => testHosts.includes(url.host);
  const problemOf = (address: string): 'not_https' | 'not_public' | null => {
    const url = URL.parse(address);
    if (url?.protocol !== 'https:' || url.username || url.password || url.hash) return 'not_https';
    if (isForTests(url)) return null;
    if (url.port !== '') return 'not_https';
    return mayBePublic(hostOf(url)) ? null : 'not_public';
  };
  return {
    problemOf,
    async deliver({ url: address, headers, body }) {
      const problem = problemOf(address);
      if (problem) return { failed: problem };
      const url = new URL(address);
      const signal = AbortSignal.timeout(patienceMs);
      try {
        return { status: await post(url, { headers, body }, { signal, ...wayTo(url) }) };
      } catch (error) {
        return { failed: signal.aborted ? 'too_late' : reasonOf(error) };
      }
    },
  };

  function wayTo(url: URL): RequestOptions {
    return isForTests(url) ? { rejectUnauthorized: false } : { lookup: publicOnly(lookup) };
  }
};

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

/** An address in digits is connected to without being looked up, so it is judged here; of a name only what it says itself. */
const mayBePublic = (host: string) =>
  isIP(host) === 0
    ? host.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/.test(host)
    : isPublicAddress(host);

/** Finds the addresses of a name, and none at all when one of them is not public. */
const publicOnly =
  (lookup: LookUp): NonNullable<RequestOptions['lookup']> =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error('no address'), []);
      if (!found.every(({ address }) => isPublicAddress(address))) return done(new NotPublic(), []);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });

const post = async (
  url: URL,
  { body, headers }: Omit<Parcel, 'url'>,
  options: RequestOptions,
): Promise<number> => {
  const length = Buffer.byteLength(body);
  const sent = httpsRequest(url, {
    ...options,
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': length },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  // Later errors, as of being cut off below, say nothing more.
  sent.on('error', () => {});
  await skim(answer).catch(() => {});
  sent.destroy();
  return answer.statusCode ?? 0;
};

/** Reads an answer to its end if that comes soon, so that the program is not cut off while it speaks. */
const skim = async (answer: IncomingMessage) => {
  let length = 0;
  for await (const piece of answer) {
    length += (piece as Buffer).length;
    if (length > LONGEST_ANSWER) return;
  }
};

/** Codes of Node's TLS and OpenSSL. */
const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL/;

const reasonOf = (error: unknown): NoAnswer => {
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'NotPublic') return 'not_public';
  return untrusted.test(code) ? 'not_trusted' : 'no_answer';
};
