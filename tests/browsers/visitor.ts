import { expect } from 'vitest';
import type { Driver } from './driver.ts';

/** An element as a person finds it; `within` is the role of what it lies in. Names and texts match in part unless `exact`. */
type Target = { exact?: boolean; within?: string } & (
  | { role: string; name?: string }
  | { label: string }
  | { text: string }
);

/** Somebody in front of a browser, who waits for what they expect and looks at each page they come to. */
export class Visitor {
  readonly #driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  /** Opens a page and waits until it shows this. */
  async opens(path: string, target: Target) {
    await this.#driver.goto(this.#site + path);
    await this.sees(target);
  }

  /** Waits until the page shows this, then looks at the page as it stands. */
  async sees(target: Target) {
    const shown = this.#driver.evaluate.bind(this.#driver);
    const find = `smoke.all(${JSON.stringify(target)})`;
    await expect
      .poll(() => shown<number>(`${find}.length`), { message: JSON.stringify(target) })
      .toBeGreaterThan(0);
    // What is still coming may stand too wide for a moment; a problem stays.
    const looks = `({ width: smoke.isTooWide() ? 'scrolls sideways' : 'fits', problems: smoke.problems() })`;
    await expect
      .poll(() => shown<object>(looks), { message: JSON.stringify(target) })
      .toEqual({ width: 'fits', problems: [] });
  }

  async sawNothing(target: Target) {
    const find = `smoke.all(${JSON.stringify(target)}).length`;
    await expect.poll(() => this.#driver.evaluate<number>(find), { message: JSON.stringify(target) }).toBe(0);
  }

  async isAt(path: RegExp) {
    await expect.poll(async () => new URL(await this.#driver.url()).pathname).toMatch(path);
  }

  async clicks(target: Target) {
    await this.#driver.click(await this.#usable(target));
  }

  /** Chooses a radio button, and again where the page moved away below the click. */
  async picks(name: string, within?: string) {
    const target = { role: 'radio', name, ...(within && { within }) };
    const isPicked = () => this.#driver.evaluate<boolean>(`smoke.all(${JSON.stringify(target)})[0]?.checked`);
    await expect
      .poll(
        async () => {
          if (!(await isPicked())) await this.clicks(target);
          return isPicked();
        },
        { message: name },
      )
      .toBe(true);
  }

  async types(target: Target, text: string) {
    await this.#driver.type(await this.#usable(target), text);
    await this.holds(target, text);
  }

  async typesDate(target: Target, date: string) {
    const field = await this.#usable(target);
    const native = await this.#driver.evaluate<boolean>(`${field}.type === 'date'`);
    if (!native) return this.types(target, date);
    const iso = date.split('-').toReversed().join('-');
    await this.#driver.evaluate(`void smoke.setValue(${field}, '${iso}')`);
  }

  async holds(target: Target, value: string) {
    const found = `smoke.all(${JSON.stringify(target)})[0]?.value`;
    await expect
      .poll(() => this.#driver.evaluate<string>(found), { message: JSON.stringify(target) })
      .toBe(value);
  }

  /** Chooses in a `<select>`, once it has this answer. Its list belongs to the browser and cannot be clicked. */
  async chooses(target: Target, answer: string) {
    const field = await this.#usable(target);
    await expect
      .poll(() => this.#driver.evaluate<boolean>(`smoke.choose(${field}, ${JSON.stringify(answer)})`), {
        message: answer,
      })
      .toBe(true);
  }

  async uploads(selector: string, file: string) {
    await this.#driver.upload(`document.querySelector(${JSON.stringify(selector)})`, file);
  }

  presses(key: 'Escape') {
    return this.#driver.press(key);
  }

  /** Waits until an expression is true in the page. */
  async waitsFor(expression: string) {
    await expect
      .poll(() => this.#driver.evaluate<boolean>(`Boolean(${expression})`), { message: expression })
      .toBe(true);
  }

  evaluates<Value>(expression: string) {
    return this.#driver.evaluate<Value>(expression);
  }

  /** @returns an expression for the element, once it may be used */
  async #usable(target: Target) {
    const usable = `smoke.usable(${JSON.stringify(target)})`;
    await expect
      .poll(() => this.#driver.evaluate<boolean>(`${usable} !== null`), {
        message: `usable: ${JSON.stringify(target)}`,
      })
      .toBe(true);
    return `smoke.clickable(${JSON.stringify(target)})`;
  }
}
