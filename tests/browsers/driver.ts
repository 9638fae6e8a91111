import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the smoke journey needs of a browser. An `element` is a JavaScript expression that gives one in the page. */
export interface Driver {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** @returns the value of an expression in the page; it must be JSON */
  evaluate<Value>(expression: string): Promise<Value>;
  click(element: string): Promise<void>;
  /** Types with the keyboard, at the end of what the field holds. */
  type(element: string, text: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  upload(element: string, file: string): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** Forgets the visit: cookies and stored data. */
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

export interface Browser {
  /** A window of this size, whose visitor has never been here. */
  visit(size: Size): Promise<Driver>;
  close(): Promise<void>;
}

/** Scripts that each page runs before its own, in this order. */
export const pageScripts = [
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  join(import.meta.dirname, 'in-page.js'),
];
