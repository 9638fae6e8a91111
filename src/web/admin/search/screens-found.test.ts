import { expect, test } from 'vitest';
import { texts as en } from '../../../i18n/en/admin-area.ts';
import { texts as id } from '../../../i18n/id/admin-area.ts';
import { paths } from '../../../paths.ts';
import { screens } from '../menu.ts';
import { screensFound, withScreens } from './screens-found.ts';
import type { HitGroup } from './search-hits.ts';

const named = (texts: typeof en) =>
  screens.map(({ to, label, also }) => ({ to, name: label(texts), also: also?.(texts) }));
const found = (typed: string, texts = en) => screensFound(named(texts), typed).map(({ to }) => to);

test('a screen is found by the beginnings of the words of its name, in the language of the page', () => {
  expect(found('news')).toEqual([paths.adminNews]);
  expect(found('act lo')).toEqual([paths.adminLog]);
  expect(found('pengatur', id as typeof en)).toEqual([paths.adminSettings]);
  expect(found('TESTI')).toEqual([paths.adminTestimonies]);
  expect(found('stock')).toEqual([paths.adminKitStock]);
  expect(found('opening')).toEqual([paths.adminOpening]);
  expect([found('n'), found('ews'), found('')]).toEqual([[], [], []]);
});

test('a screen stands behind what was found, and before it once its whole name is typed', () => {
  const children: HitGroup = { name: 'childs', hits: [], more: null };
  const order = (typed: string) =>
    withScreens([children], screensFound(named(en), typed), typed).map(({ name }) => name);
  expect(order('set')).toEqual(['childs', 'screens']);
  expect(order('Settings')).toEqual(['screens', 'childs']);
  expect(order('bint')).toEqual(['childs']);
});
