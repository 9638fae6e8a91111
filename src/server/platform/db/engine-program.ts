import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The embedded engine's program, compiled once. The compiler works beside this thread: whoever asks early, before the rest
 * of the server is loaded, does not wait for it later.
 */
export const engineProgram = (): Promise<WebAssembly.Module> => {
  compiled ??= compile();
  return compiled;
};

const compile = async () => {
  const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  // At once: while the server's files are loaded, no file read meanwhile would arrive.
  return WebAssembly.compile(readFileSync(join(engine, 'pglite.wasm')));
};
