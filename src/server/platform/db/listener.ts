import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { databaseFailure } from './errors.ts';

/** Between two attempts to reconnect, in milliseconds. */
const RECONNECT_DELAY_MS = 1_000;

/**
 * How often the connection is asked whether it still answers, and how long it may take to, in milliseconds. A firewall that drops
 * an idle connection tells neither end, and what another process changed would never be told.
 */
const HEARTBEAT = { everyMs: 1_000, answerMs: 3_000 };

/** Hears whether the database answers: no longer, or again. */
export interface Pulse {
  stopped(): void;
  returned(): void;
}
const unheard: Pulse = { stopped: () => undefined, returned: () => undefined };

/**
 * A dedicated connection for LISTEN, opened with the first channel and reopened when it breaks or stops answering. Messages of
 * this process are delivered at its commit instead of through the database, so that the next request already sees their
 * effect.
 */
export class Listener {
  readonly #config: ClientConfig;
  readonly #heartbeat: typeof HEARTBEAT;
  readonly #receivers = new Map<string, ((payload: string) => void)[]>();
  readonly #closing = new AbortController();
  /** Prefix of this process's messages, by which it recognises and skips its own when the database sends them. */
  readonly #name = `${randomUUID()} `;
  readonly #pulse: Pulse;
  /** the connection whose answer is waited for */
  #expecting: Client | undefined;
  #client: Promise<Client> | undefined;

  constructor(config: ClientConfig, pulse = unheard, heartbeat = HEARTBEAT) {
    this.#config = config;
    this.#pulse = pulse;
    this.#heartbeat = heartbeat;
  }

  async listen(channel: string, receive: (payload: string) => void): Promise<void> {
    this.#receivers.set(channel, [...(this.#receivers.get(channel) ?? []), receive]);
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
    this.#receivers.get(channel)?.forEach((receive) => receive(payload));
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
    let isListening = false;
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      if (!payload.startsWith(this.#name)) this.deliver(channel, payload.slice(this.#name.length));
    });
    try {
      await client.connect();
    } catch (error) {
      // A server that refuses the connection answers.
      if (!databaseFailure(error)) this.#pulse.stopped();
      throw error;
    }
    this.#pulse.returned();
    // From now on: a server that takes the connection may never answer to LISTEN.
    const heartbeat = setInterval(() => void this.#expectAnswer(client), this.#heartbeat.everyMs).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      if (isListening && !this.#closing.signal.aborted) this.#client = this.#reconnect();
    });
    try {
      for (const channel of this.#receivers.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
      isListening = true;
      return client;
    } catch (error) {
      // A standby refuses to listen. Whoever tries again opens another connection.
      void client.end();
      throw error;
    }
  }

  /** Closes a connection that does not answer in time: its end has it opened anew. */
  async #expectAnswer(client: Client): Promise<void> {
    if (this.#expecting === client) return;
    this.#expecting = client;
    let answered = false;
    // After what has arrived meanwhile was read: this process may have been busy for longer than that.
    const judge = () => setImmediate(() => answered || this.#giveUp(client));
    const silent = setTimeout(judge, this.#heartbeat.answerMs).unref();
    // A refusal is an answer as well, and a broken connection ends, which has it opened anew.
    await client.query('select 1').catch(() => undefined);
    answered = true;
    this.#expecting = undefined;
    clearTimeout(silent);
  }

  #giveUp(client: Client): void {
    this.#pulse.stopped();
    void client.end();
  }

  async #reconnect(): Promise<Client> {
    for (;;) {
      await wait(RECONNECT_DELAY_MS, undefined, { ref: false });
      if (this.#closing.signal.aborted) throw new Error('The database was closed.');
      const client = await this.#connect().catch(() => undefined);
      if (!client) continue;
      for (const channel of this.#receivers.keys()) this.deliver(channel, '');
      return client;
    }
  }
}
