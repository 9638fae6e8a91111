import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Entry {
  integrity?: string;
  inBundle?: boolean;
  resolved?: string;
}

test.each(['package-lock.json', 'runtime/package-lock.json'])(
  'each package of %s is known by its hash, and by no registry',
  (file) => {
    const lock = JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages: Record<string, Entry> };
    const packages = Object.entries(lock.packages).filter(([path, { inBundle }]) => path !== '' && !inBundle);
    expect(packages.length).toBeGreaterThan(3);
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  },
);
