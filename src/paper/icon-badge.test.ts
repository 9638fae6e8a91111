import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconBadge } from './icon-badge.ts';
import { openFonts } from './pdf/fonts.ts';

const file = (path: string) => new URL(`../../${path}`, import.meta.url);
const fonts = openFonts((name) => readFileSync(file(`node_modules/${name}`)));
const badge = (name: string) => iconBadge('icon-192.png', { name }, fonts);

test('every icon bears the first letter of the school’s name, as a capital', () => {
  for (const icon of readdirSync(file('public/icons')))
    expect(iconBadge(icon, { name: 'Kancil English' }, fonts), icon).toContain('<path');
  expect(badge('kancil')).toBe(badge('Kancil English'));
  expect(badge('Rusa School')).not.toBe(badge('Kancil English'));
  // Written as a letter and an accent, which the eye does not tell apart.
  expect(badge('E\u0301cole')).toBe(badge('École'));
  expect(badge('École')).not.toBe(badge('Ecole'));
});

test('a name that begins with anything but a letter has none', () => {
  expect([badge('7 Ceria'), badge('🦌 Rusa'), badge('文'), badge('')]).toEqual([null, null, null, null]);
});
