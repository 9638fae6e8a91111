import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';

/** Between two attempts to reconnect, in milliseconds. */
const RECONNECT_DELAY_MS = 1_000;

/**
 * A dedicated connection for LISTEN, opened with the first channel and reopened when it breaks. Messages of this process
 * are delivered at its commit instead of through the database, so that the next request already sees their effect.
 */
export class Listener {
  readonly #config: ClientConfig;
  readonly #heard = new Map<string, ((payload: string) => void)[]>();
  readonly #closing = new AbortController();
  /** Prefix of this process's messages, by which it recognises and skips its own when the database sends them. */
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

  /** The payload with this process's prefix, as it is sent. */
  signed(payload: string): string {
    return this.#name + payload;
  }

  /** Calls the handlers of this process. For its own messages: call it after the commit. */
  deliver(channel: string, payload: string): void {
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
      if (!payload.startsWith(this.#name)) this.deliver(channel, payload.slice(this.#name.length));
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
      await wait(RECONNECT_DELAY_MS, undefined, { ref: false });
      if (this.#closing.signal.aborted) throw new Error('The database was closed.');
      const client = await this.#connect().catch(() => undefined);
      if (!client) continue;
      for (const channel of this.#heard.keys()) this.deliver(channel, '');
      return client;
    }
  }
}
