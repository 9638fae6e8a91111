import { ApiRefusal, isRefusedAs } from '../../frame/api.ts';
import { type Answers, noAnswers } from '../../../domain/placement/test-parts.ts';

/** What one call saves. */
export interface Save {
  readonly answers: Answers;
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
  received: (reply: Reply) => void;
  changed: (state: SenderState) => void;
  wait: (milliseconds: number) => Promise<void>;
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** one entry of the store for each test */
  key: string;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5000;

const isAnswers = (value: unknown): value is Answers =>
  Array.isArray(value) &&
  value.length === noAnswers.length &&
  value.every(
    (inPart) => Array.isArray(inPart) && inPart.every((text) => text === null || typeof text === 'string'),
  );

/** Answers that an earlier page of this test could not send; what cannot be read counts as none. */
export const storedAnswers = (store: Pick<Storage, 'getItem'>, key: string): Answers => {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isAnswers(kept) ? kept : noAnswers;
  } catch {
    return noAnswers;
  }
};

/** Answers with those given later on top. */
export const overlaid = (below: Answers, above: Answers): Answers =>
  below.map((inPart, part) => inPart.map((text, place) => above[part]?.[place] ?? text));

/** Answers without those that were sent, unless they were changed meanwhile. */
const without = (unsent: Answers, sent: Answers): Answers =>
  unsent.map((inPart, part) => inPart.map((text, place) => (sent[part]?.[place] === text ? null : text)));

const isEmpty = (answers: Answers) => answers.flat().every((text) => text === null);

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
  #running = false;
  #stopped = false;
  #state: SenderState = { offline: false, ended: null };

  constructor(means: Means<Reply>) {
    this.#means = means;
    const answers = storedAnswers(means.store, means.key);
    this.#unsent = { answers, activePart: 0, replays: 0, finishes: false };
  }

  /** Saves what was given; null of an answer changes nothing. */
  save(
    given: Partial<Omit<Save, 'answers'>> & { answer?: { part: number; place: number; text: string } },
  ): void {
    const { answer, ...rest } = given;
    const answers = answer
      ? this.#unsent.answers.map((inPart, part) =>
          inPart.map((text, place) =>
            part === answer.part - 1 && place === answer.place - 1 ? answer.text : text,
          ),
        )
      : this.#unsent.answers;
    this.#unsent = { ...this.#unsent, ...rest, answers };
    this.#keep();
    void this.run();
  }

  /** Sends until nothing is left; does nothing while it is at it already. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    let pause = 0;
    while (this.#isDue()) {
      const sent = this.#unsent;
      try {
        const reply = await this.#means.send(sent);
        pause = 0;
        this.#note(sent);
        this.#means.received(reply);
      } catch (error) {
        if (!mayComeLater(error)) {
          this.#end(error);
          break;
        }
        this.#become({ offline: true });
        pause = Math.min(pause === 0 ? FIRST_PAUSE_MS : 2 * pause, LONGEST_PAUSE_MS);
        await this.#means.wait(pause);
      }
    }
    this.#running = false;
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
    const { answers, activePart, replays, finishes } = this.#unsent;
    return finishes || !isEmpty(answers) || activePart > this.#sentPart || replays > this.#sentReplays;
  }

  #note(sent: Save): void {
    this.#sentPart = Math.max(this.#sentPart, sent.activePart);
    this.#sentReplays = Math.max(this.#sentReplays, sent.replays);
    this.#unsent = { ...this.#unsent, answers: without(this.#unsent.answers, sent.answers) };
    this.#keep();
    this.#become({ offline: false, ...(sent.finishes && { ended: 'finished' }) });
  }

  #end(error: unknown): void {
    if (isRefusedAs(error, 'test_finished')) {
      this.#unsent = { ...this.#unsent, answers: noAnswers };
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
      if (isEmpty(this.#unsent.answers)) store.removeItem(key);
      else store.setItem(key, JSON.stringify(this.#unsent.answers));
    } catch {
      // nothing to do about it
    }
  }
}
