import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { announcement, frame, reloadOnReturn } from '../../src/web/frame/frame-scripts.ts';
import { inlineScripts, later } from '../../src/web/public/pieces/inline-scripts.ts';

const root = join(import.meta.dirname, '../..');
const web = join(root, 'src/web');
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?!type\b)(?:[^'";]*?from\s*)?['"]([^'"]+)['"]/g;

/** Everything that the given files load, with the packages they name. */
const reached = (files: string[], seen = new Set<string>()) => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    const named = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);
    const own = named
      .filter((name) => name.startsWith('.'))
      .map((name) => resolve(dirname(file), name.split('?')[0] ?? ''));
    for (const name of named) if (!name.startsWith('.')) seen.add(name);
    reached(own.filter(existsSync), seen);
  }
  return [...seen];
};

const filesOf = (folder: string) =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => join(web, folder, name));

test('public pages and the frame around them never load what only hydrated pages wear', () => {
  const all = reached([join(web, 'root.tsx'), ...filesOf('public')]);
  expect(all.filter((name) => name.includes('/ui/app/'))).toEqual([]);
});

test('no drawing or piece of a public page sets a style attribute: its policy would drop it', () => {
  const files = reached([join(web, 'shell/site-frame.tsx'), ...filesOf('public'), ...filesOf('ui/page')]);
  const setting = files.filter(
    (file) => file.endsWith('.tsx') && /\sstyle=\{/.test(readFileSync(file, 'utf8')),
  );
  expect(setting.map((file) => relative(web, file))).toEqual([]);
});

test('the scripts of a page without React are 1 kB at most, 2 kB together, and cannot end their element early', () => {
  for (const script of inlineScripts) {
    expect(script.length).toBeLessThanOrEqual(1024);
    expect(script).not.toContain('</');
  }
  // Every page carries the frame's, and none more than two of its own; e2e/budgets.spec.ts weighs each page.
  const ofFrame = [announcement, frame, reloadOnReturn, later];
  const own = inlineScripts.filter((script) => !ofFrame.includes(script));
  const longest = own.toSorted((one, other) => other.length - one.length).slice(0, 2);
  expect([...ofFrame, ...longest].join('').length).toBeLessThanOrEqual(2048);
});
