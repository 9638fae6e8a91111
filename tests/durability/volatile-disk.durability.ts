import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const volatileDisk = new URL('volatile-disk.mjs', import.meta.url).href;

let place: string;
beforeEach(() => (place = fs.mkdtempSync(path.join(os.tmpdir(), 'kancil-disk-'))));
afterEach(() => fs.rmSync(place, { recursive: true, force: true }));

/** Runs a program in the data directory, then says what a power cut would leave: the files' names and contents. */
function survives(program: string): Record<string, string> {
  const data = path.join(place, 'data');
  const shadow = path.join(place, 'shadow');
  fs.mkdirSync(data, { recursive: true });
  execFileSync(process.execPath, ['--import', volatileDisk, '--input-type=module', '--eval', program], {
    cwd: data,
    env: { ...process.env, DATA_DIR: data, SHADOW_DIR: shadow },
  });
  const names = fs.readdirSync(shadow).toSorted();
  return Object.fromEntries(names.map((name) => [name, fs.readFileSync(path.join(shadow, name), 'utf8')]));
}

test('what was not flushed is gone after a power cut', () => {
  const left = survives(`
    import * as fs from 'node:fs';
    import { open } from 'node:fs/promises';
    fs.writeFileSync('never', 'a');
    const sync = fs.openSync('sync', 'w');
    fs.writeSync(sync, 'flushed');
    fs.fsyncSync(sync);
    fs.writeSync(sync, ' and more');
    const handle = await open('handle', 'w');
    await handle.writeFile('flushed');
    await handle.sync();
    const callback = fs.openSync('callback', 'w');
    fs.writeSync(callback, 'flushed');
    await new Promise((done) => fs.fdatasync(callback, done));
    fs.writeFileSync('option', 'flushed', { flush: true });`);
  expect(left).toEqual({ sync: 'flushed', handle: 'flushed', callback: 'flushed', option: 'flushed' });
});

test('names last at once, but a new name does not make unflushed content last', () => {
  fs.mkdirSync(path.join(place, 'data'), { recursive: true });
  for (const name of ['removed', 'moved', 'replaced'])
    fs.writeFileSync(path.join(place, 'data', name), 'old');
  const left = survives(`
    import * as fs from 'node:fs';
    import { rename, unlink } from 'node:fs/promises';
    await unlink('removed');
    await rename('moved', 'moved-on');
    fs.writeFileSync('replacement', 'new, never flushed');
    fs.renameSync('replacement', 'replaced');`);
  expect(left).toEqual({ 'moved-on': 'old', replaced: 'old' });
});
