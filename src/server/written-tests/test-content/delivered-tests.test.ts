import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFaults, markedSkills } from '../../../domain/assessment/written-content.ts';
import { shippedItems } from '../../placement/shipped-items.ts';
import { mediaOf } from '../../placement/test-media.ts';
import { deliveredTest } from './delivered-tests.ts';

const content = deliveredTest(2, 1);
if (!content) throw new Error('grade 2 comes with a test of part 1');
const items = markedSkills.flatMap((skill) => content[skill]);

test('the delivered test has 24 items and two things to write about, and nothing is wrong with any of them (R206)', () => {
  expect(markedSkills.map((skill) => content[skill].length)).toEqual([7, 7, 10]);
  expect(content.writing.map(({ points }) => points)).toEqual([5, 5]);
  expect(contentFaults(content)).toEqual({});
  expect(new Set(items.map(({ id }) => id)).size).toBe(24);
});

test('its pictures and recordings are there', () => {
  const folder = join(import.meta.dirname, '../../placement/test-content');
  const files = new Set(['pictures', 'recordings'].flatMap((place) => readdirSync(join(folder, place))));
  for (const media of items.flatMap(mediaOf)) {
    const path = shippedItems.fileOf(media);
    expect(path).not.toBeNull();
    expect(files).toContain(path?.split('/').at(-1));
  }
});

test('the right choice stands at no place too often', () => {
  const places = items.flatMap((item) =>
    item.type === 'order' || item.type === 'read_true_false' ? [] : [item.right],
  );
  for (const id of ['a', 'b', 'c']) {
    const times = places.filter((right) => right === id).length;
    expect(times).toBeGreaterThanOrEqual(5);
    expect(times).toBeLessThanOrEqual(9);
  }
});

test('no other grade and part comes with a test', () => {
  expect(deliveredTest(2, 2)).toBeNull();
  expect(deliveredTest(3, 1)).toBeNull();
});
