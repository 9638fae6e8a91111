import { ApiRefusal, isRefusedAs } from '../../frame/api.ts';
import type { Answers } from '../../../domain/placement/test-parts.ts';

/** An answer, and when it was given by the clock of this device. */
export interface Given {
  readonly text: string;
  readonly at: number;
}

/** A list for each part of a test with what is to be sent of each question. */
export type Unsent = readonly (readonly (Given | null)[])[];

/** What one call saves. */
export interface Save {
  readonly given: Unsent;
  readonly activePart: number;
  /** how many recordings were listened to twice */
  readonly replays: number;
  readonly finishes: boolean;
}

/** Why nothing more is sent: the test is over, or the parent was signed out elsewhere. */
export type SendingEnd = 'finished' | 'signed_out' | 'refused';

export interface SenderState {
  /** the server cannot be reached; what is given is kept and sent later */
  readonly offline: boolean;
  readonly ended: SendingEnd | null;
}

interface Means<Reply> {
  send: (save: Save) => Promise<Reply>;
  /** with what is still to be sent after it */
  received: (reply: Reply, unsent: Unsent) => void;
  changed: (state: SenderState) => void;
  wait: (milliseconds: number) => Promise<void>;
  /** the clock of this device, which may be set wrong */
  clock: () => number;
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** one entry of the store for each test */
  key: string;
  /** nothing of any question, in the shape of this test */
  nothing: Unsent;
  /** whether a refusal says that the test has ended */
  isOver: (error: unknown) => boolean;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5000;

/** Nothing of any question, for a test with these answers. */
export const nothingOf = (answers: Answers): Unsent => answers.map((inPart) => inPart.map(() => null));

const isGiven = (value: unknown): value is Given | null =>
  value === null ||
  (typeof value === 'object' &&
    'text' in value &&
    typeof value.text === 'string' &&
    'at' in value &&
    typeof value.at === 'number');

const isUnsent = (value: unknown, { length }: Unsent): value is Unsent =>
  Array.isArray(value) &&
  value.length === length &&
  value.every((inPart) => Array.isArray(inPart) && inPart.every(isGiven));

/** What an earlier page of this test could not send; what cannot be read counts as none. */
export const storedAnswers = (
  store: Pick<Storage, 'getItem'>,
  { key, nothing }: { key: string; nothing: Unsent },
): Unsent => {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isUnsent(kept, nothing) ? kept : nothing;
  } catch {
    return nothing;
  }
};

/** The texts alone. */
export const textsOf = (given: Unsent): Answers =>
  given.map((inPart) => inPart.map((answer) => answer?.text ?? null));

/** Answers with those given later on top. */
export const overlaid = (below: Answers, above: Answers): Answers =>
  below.map((inPart, part) => inPart.map((text, place) => above[part]?.[place] ?? text));

/** Answers without those that were sent, unless they were changed meanwhile. */
const without = (unsent: Unsent, sent: Unsent): Unsent =>
  unsent.map((inPart, part) =>
    inPart.map((answer, place) => (sent[part]?.[place] === answer ? null : answer)),
  );

const isEmpty = (given: Unsent) => given.flat().every((answer) => answer === null);

/** Whether a call that failed may succeed later: the line is lost, or the server is busy. */
const mayComeLater = (error: unknown) =>
  error instanceof ApiRefusal && (error.code === 0 || error.code === 429 || error.code >= 500);

/**
 * Sends answers one call after the other, only those that the server has not got, so that another device's stay. Over a
 * lost line it keeps them, also through a reload, and sends them when the line is back.
 */
export class AnswerSender<Reply> {
  readonly #means: Means<Reply>;
  #unsent: Save;
  #sentPart = 0;
  #sentReplays = 0;
  /** the turn that sends now; 0 when none does */
  #turn = 0;
  #turns = 0;
  #stopped = false;
  #state: SenderState = { offline: false, ended: null };

  constructor(means: Means<Reply>) {
    this.#means = means;
    const given = storedAnswers(means.store, means);
    this.#unsent = { given, activePart: 0, replays: 0, finishes: false };
  }

  /**
   * Saves what was given. The end of the test waits for no reply: all that is unsent goes with it at once.
   * @param how `isTyping`: it is kept, and goes with the next call or `run`
   */
  save(
    {
      answer,
      ...rest
    }: Partial<Omit<Save, 'given'>> & { answer?: { part: number; place: number; text: string } },
    { isTyping = false }: { isTyping?: boolean } = {},
  ): void {
    const given = answer
      ? this.#unsent.given.map((inPart, part) =>
          inPart.map((old, place) =>
            part === answer.part - 1 && place === answer.place - 1
              ? { text: answer.text, at: this.#means.clock() }
              : old,
          ),
        )
      : this.#unsent.given;
    const ends = rest.finishes === true && !this.#unsent.finishes;
    this.#unsent = { ...this.#unsent, ...rest, given };
    this.#keep();
    if (ends) this.#turn = 0;
    if (!isTyping) void this.run();
  }

  /** Sends until nothing is left; does nothing while it is at it already. */
  async run(): Promise<void> {
    if (this.#turn !== 0) return;
    this.#turns += 1;
    const turn = this.#turns;
    this.#turn = turn;
    let pause = 0;
    while (this.#turn === turn && this.#isDue()) {
      const sent = this.#unsent;
      try {
        const reply = await this.#means.send(sent);
        pause = 0;
        this.#note(sent);
        this.#means.received(reply, this.#unsent.given);
      } catch (error) {
        if (!mayComeLater(error)) {
          this.#end(error);
          break;
        }
        if (this.#turn !== turn) break;
        this.#become({ offline: true });
        pause = Math.min(pause === 0 ? FIRST_PAUSE_MS : 2 * pause, LONGEST_PAUSE_MS);
        await this.#means.wait(pause);
      }
    }
    if (this.#turn === turn) this.#turn = 0;
  }

  /** The page was left: what is unsent stays in the store. */
  stop(): void {
    this.#stopped = true;
  }

  /** Begins again after it was stopped. */
  resume(): void {
    this.#stopped = false;
    void this.run();
  }

  #isDue(): boolean {
    if (this.#stopped || this.#state.ended !== null) return false;
    const { given, activePart, replays, finishes } = this.#unsent;
    return finishes || !isEmpty(given) || activePart > this.#sentPart || replays > this.#sentReplays;
  }

  #note(sent: Save): void {
    this.#sentPart = Math.max(this.#sentPart, sent.activePart);
    this.#sentReplays = Math.max(this.#sentReplays, sent.replays);
    this.#unsent = { ...this.#unsent, given: without(this.#unsent.given, sent.given) };
    this.#keep();
    this.#become({ offline: false, ...(sent.finishes && { ended: 'finished' }) });
  }

  #end(error: unknown): void {
    if (this.#means.isOver(error)) {
      this.#unsent = { ...this.#unsent, given: this.#means.nothing };
      this.#keep();
      return this.#become({ offline: false, ended: 'finished' });
    }
    return this.#become({
      offline: false,
      ended: isRefusedAs(error, 'not_signed_in') ? 'signed_out' : 'refused',
    });
  }

  #become(next: Partial<SenderState>): void {
    this.#state = { ...this.#state, ...next };
    this.#means.changed(this.#state);
  }

  /** Storage may be blocked; then answers are kept as long as the page. */
  #keep(): void {
    const { store, key } = this.#means;
    try {
      if (isEmpty(this.#unsent.given)) store.removeItem(key);
      else store.setItem(key, JSON.stringify(this.#unsent.given));
    } catch {
      // nothing to do about it
    }
  }
}
