import { type Socket, connect } from 'node:net';
import { join } from 'node:path';
import { demoFamilies } from '../src/demo/people.ts';
import { signInTo } from './sign-in.ts';
import { type Measured, inFolder, pause, run, productFile } from './support.ts';

const CONNECTIONS = 2400;
/** that they come from: one address has a limit on its requests under way */
const ADDRESSES = 20;
const SECONDS = 30;
/** between two bytes of a connection */
const BYTE_INTERVAL_MS = 500;

const BOUNDARY = 'kancil-bench-boundary';
const part = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`;
const field = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="name"\r\n\r\n`;

interface Dripping {
  path: string;
  type: string;
  length: number;
  /** what is sent at once, before the bytes that follow one by one */
  beginning: string;
  /** lines of the head that differ from connection to connection */
  headOf?: (place: number) => string;
}

const multipart = { type: `multipart/form-data; boundary=${BOUNDARY}`, length: 5_000_000 };

/** The memory that 2,400 connections take which send their bodies byte by byte, and begin again when they are closed. */
export const measureDrips = () =>
  inFolder(async (folder) => {
    const school = { DATA_DIR: join(folder, 'school') };
    // Loading the demo school leaves memory behind that would hide what connections take.
    await (await run(productFile, school)).stop();
    const json = { path: '/users/login', type: 'application/json', length: 60_000, beginning: '{"email":"' };
    const photos = { path: '/users/update-image', ...multipart, beginning: part };
    const ofAccounts = { path: '/photo', ...multipart, headOf: (place: number) => `account: ${place}\r\n` };
    const lines: string[] = [];
    const measured = async (what: string, [file, environment]: Program, given: Dripping | SignedIn) => {
      const server = await run(file, environment);
      try {
        const dripping = 'signIn' in given ? await given.signIn(server.url) : given;
        lines.push(await measure(what, server, dripping));
      } finally {
        await server.stop();
      }
    };
    const product: Program = [productFile, school];
    const platform: Program = ['bench/upload-server.ts', { BENCH_FOLDER: folder }];
    await measured('JSON bodies', product, json);
    await measured('photos of the demo families', product, { signIn: (url) => bySession(url, photos) });
    await measured('photos, an account for each', platform, { ...ofAccounts, beginning: part });
    await measured('text fields, an account for each', platform, { ...ofAccounts, beginning: field });
    return lines;
  });

type Program = [file: string, environment: Record<string, string>];
interface SignedIn {
  signIn: (url: string) => Promise<Dripping>;
}

/** The connections share the sessions of the demo's families. */
const bySession = async (url: string, dripping: Dripping): Promise<Dripping> => {
  const cookies = await Promise.all(demoFamilies.map(({ email }) => signInTo(url, email)));
  return { ...dripping, headOf: (place) => `cookie: ${cookies[place % cookies.length]}\r\n` };
};

const measure = async (what: string, server: Measured, dripping: Dripping) => {
  await pause(5000);
  const rest = server.memory();
  const drips = new Drips(server.url, dripping);
  await drips.start();
  const most = { memory: rest, open: 0 };
  for (let second = 0; second < SECONDS; second += 1) {
    await pause(1000);
    most.memory = Math.max(most.memory, server.memory());
    most.open = Math.max(most.open, drips.open);
  }
  const { begun } = drips;
  drips.stop();
  return (
    `${what}, byte by byte   ${most.open} connections open at most, ${begun} begun; ` +
    `memory ${rest} MiB at rest, ${most.memory} MiB at most: ${most.memory - rest} MiB above`
  );
};

/** Keeps so many connections open, each of which sends a byte of its body from time to time. */
class Drips {
  readonly #port: number;
  readonly #dripping: Dripping;
  readonly #sockets = new Map<number, Socket>();
  readonly #timers: NodeJS.Timeout[] = [];
  #stopped = false;
  begun = 0;

  constructor(url: string, dripping: Dripping) {
    this.#port = Number(new URL(url).port);
    this.#dripping = dripping;
  }

  get open() {
    return this.#sockets.size;
  }

  /** A hundred at a time: more would not fit into the server's queue of new connections. */
  async start() {
    for (let place = 0; place < CONNECTIONS; place += 1) {
      this.#begin(place);
      if (place % 100 === 99) await pause(50);
    }
    this.#timers.push(
      setInterval(() => {
        for (const socket of this.#sockets.values()) socket.write('a');
      }, BYTE_INTERVAL_MS),
    );
  }

  stop() {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const socket of this.#sockets.values()) socket.destroy();
  }

  #begin(place: number) {
    const { path, type, length, beginning, headOf } = this.#dripping;
    const localAddress = `127.0.0.${2 + (place % ADDRESSES)}`;
    const socket = connect({ port: this.#port, host: '127.0.0.1', localAddress });
    socket.on('connect', () => {
      this.begun += 1;
      this.#sockets.set(place, socket);
      const head = `POST /api/v1${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${type}\r\n`;
      socket.write(`${head}content-length: ${length}\r\n${headOf?.(place) ?? ''}\r\n${beginning}`);
    });
    socket.on('data', () => {});
    // Its own end follows: a connection that the server closed is begun again.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#sockets.delete(place);
      if (!this.#stopped) this.#timers.push(setTimeout(() => this.#begin(place), 500));
    });
  }
}
