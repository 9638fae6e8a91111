import { expect, test } from 'vitest';
import { linkOf } from './log-link.ts';

const of = (kind: Parameters<typeof linkOf>[0]['kind'], id = '7') =>
  linkOf({ kind, deleted: false, object_id: id, object_name: 'Alya Kartika' });

test('an entry of the log leads to the screen of what was changed', () => {
  expect(of('order')).toBe('/admin/orders?order=7');
  expect(of('batch')).toBe('/admin/batchs/7/update');
  expect(of('course')).toBe('/admin/courses/7/update');
  expect(of('grade')).toBe('/admin/childs?batch=all&q=Alya+Kartika&child=7');
  expect(of('family')).toBe('/admin/families/7');
  expect(of('price')).toBe('/admin/settings?price=7');
  expect(of('price', 'card_fee')).toBe('/admin/settings/card-fee');
  expect(of('brand', 'school')).toBe('/admin/settings/brand');
  expect(of('news')).toBe('/admin/news/7/update');
  expect(of('performance')).toBe('/admin/student-performances/7/update');
  expect(of('placement_part', 'A-07')).toBe('/admin/placement-test/a/7');
  expect(of('placement_part', 'intro-12')).toBe('/admin/placement-test/intro/12');
  expect(of('live_group')).toBe('/admin/live-classes?view=groups&group=7');
  expect(of('live_class')).toBe('/admin/live-classes/7');
  expect(of('testimony', '3f2a')).toBe('/admin/testimonies/3f2a/update');
});

test('the move of a child to another group leads to the child', () => {
  const moved = {
    kind: 'live_group',
    deleted: false,
    object_id: '7',
    object_name: 'Grade 3, group 2',
  } as const;
  expect(linkOf({ ...moved, after: { batch: 1, child_id: 31, group: 2 } })).toBe(
    '/admin/childs?batch=all&q=%2331&child=31',
  );
  expect(linkOf({ ...moved, after: { batch: 1, places: 10 } })).toBe(
    '/admin/live-classes?view=groups&group=7',
  );
});

test('an entry of what is deleted leads nowhere', () => {
  expect(linkOf({ kind: 'course', deleted: true, object_id: '7', object_name: 'Animals' })).toBeNull();
});
