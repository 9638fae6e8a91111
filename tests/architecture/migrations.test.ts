import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const scripts = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sql'));

test('the migrations make the tables that the code declares', () => {
  const folder = mkdtempSync(join(root, 'node_modules', '.migrations-'));
  try {
    cpSync(join(root, 'drizzle'), folder, { recursive: true });
    const config = `import config from '../../drizzle.config.ts';\nexport default { ...config, out: '${relative(root, folder)}' };`;
    writeFileSync(join(folder, 'config.ts'), config);
    const program = join(root, 'node_modules/drizzle-kit/bin.cjs');
    execFileSync(process.execPath, [program, 'generate', `--config=${join(folder, 'config.ts')}`], {
      cwd: root,
    });
    expect(scripts(folder)).toEqual(scripts(join(root, 'drizzle')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
