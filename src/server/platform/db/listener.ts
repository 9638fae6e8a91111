import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';

/** Between two attempts to reconnect, in milliseconds. */
const PAUSE = 1_000;

/**
 * A connection of its own for LISTEN, opened with the first channel and reopened when it breaks. What this process says
 * it hears at its commit, not when the database repeats it: the next request is to know.
 */
export class Listener {
  readonly #config: ClientConfig;
  readonly #heard = new Map<string, ((payload: string) => void)[]>();
  readonly #closing = new AbortController();
  /** Goes before what this process says, so that it knows its own words again. */
  readonly #name = `${randomUUID()} `;
  #client: Promise<Client> | undefined;

  constructor(config: ClientConfig) {
    this.#config = config;
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<void> {
    this.#heard.set(channel, [...(this.#heard.get(channel) ?? []), heard]);
    this.#client ??= this.#connect();
    const client = await this.#client;
    await client.query(`listen ${escapeIdentifier(channel)}`);
  }

  /** A payload as it goes over the wire. */
  signed(payload: string): string {
    return this.#name + payload;
  }

  /** To be called once what this process says has been committed. */
  tell(channel: string, payload: string): void {
    this.#heard.get(channel)?.forEach((heard) => heard(payload));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.then(
      (client) => client.end(),
      () => undefined,
    );
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#config);
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      if (!payload.startsWith(this.#name)) this.tell(channel, payload.slice(this.#name.length));
    });
    await client.connect();
    for (const channel of this.#heard.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
    client.once('end', () => {
      if (!this.#closing.signal.aborted) this.#client = this.#reconnect();
    });
    return client;
  }

  async #reconnect(): Promise<Client> {
    for (;;) {
      await wait(PAUSE, undefined, { ref: false });
      if (this.#closing.signal.aborted) throw new Error('The database was closed.');
      const client = await this.#connect().catch(() => undefined);
      if (!client) continue;
      for (const channel of this.#heard.keys()) this.tell(channel, '');
      return client;
    }
  }
}
