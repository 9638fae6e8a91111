import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRunningServer, listenForCommands, ownFolder } from './control.ts';

let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'kancil-control-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const commands = {
  greet: async (argument: unknown) => ({ ok: true, says: `Hello ${String(argument)}` }),
};

describe.each([
  ['a short name', 'data'],
  ['a name too long for a socket', 'a-long-name-'.repeat(12)],
])('a data folder with %s', (_what, name) => {
  test('lets commands reach the server that holds it, and nobody else', async () => {
    const dataDir = join(parent, name);
    mkdirSync(dataDir);
    expect(await askRunningServer(dataDir, 'greet', 'Sari')).toBeNull();
    const close = await listenForCommands(dataDir, commands);
    expect(await askRunningServer(dataDir, 'greet', 'Sari')).toEqual({ ok: true, says: 'Hello Sari' });
    for (const unknown of ['dance', 'constructor', 'toString', '__proto__'])
      expect(await askRunningServer(dataDir, unknown, null), unknown).toEqual({
        ok: false,
        says: 'the running server does not know this command',
      });
    await close();
    expect(await askRunningServer(dataDir, 'greet', 'Sari')).toBeNull();
    expect(existsSync(join(dataDir, 'control.sock'))).toBe(false);
  });
});

describe("the user's folder among everybody's temporary files", () => {
  const user = process.getuid?.() ?? 0;
  test('is made for its owner alone', () => {
    const folder = ownFolder(parent);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(ownFolder(parent)).toBe(folder);
  });

  test('is not used when others may look into it, or when it leads elsewhere', () => {
    const folder = ownFolder(parent);
    chmodSync(folder, 0o755);
    expect(() => ownFolder(parent)).toThrow('belongs to this user alone');
    rmSync(folder, { recursive: true });
    symlinkSync(parent, folder);
    expect(() => ownFolder(parent)).toThrow('belongs to this user alone');
    rmSync(folder);
  });

  test("is not used when it is another user's", () => {
    mkdirSync(join(parent, `kancil-${user + 1}`), { mode: 0o700 });
    expect(() => ownFolder(parent, user + 1)).toThrow('belongs to this user alone');
  });
});
