/** Lets one piece of work at a time run under a name, in the order of asking, within this process. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const done: Promise<void> = turn.then(
      () => this.#forget(name, done),
      () => this.#forget(name, done),
    );
    this.#last.set(name, done);
    return turn;
  }

  #forget(name: string, done: Promise<unknown>): void {
    if (this.#last.get(name) === done) this.#last.delete(name);
  }
}
