import { expect, test } from 'vitest';
import { type Box, freePlace } from './free-place.ts';

const bar: Box = { left: 16, top: 700, width: 328, height: 64 };
const button = (top: number, height = 48): Box => ({ left: 16, top, width: 328, height });
const ask = (
  neverCover: readonly Box[],
  avoidCovering: readonly Box[] = [],
  preferFree: readonly Box[] = [],
) => freePlace({ bar, width: 360, height: 780, neverCover, avoidCovering, preferFree }).top;

test('the bar stands where it wants to while it covers nothing there', () => {
  expect(ask([])).toBe(700);
  expect(ask([button(600)])).toBe(700);
  expect(ask([{ left: 400, top: 700, width: 100, height: 48 }])).toBe(700);
});

test('the bar stands above a button that it would cover', () => {
  expect(ask([button(710)])).toBe(638);
});

test('the bar stands in the nearest gap that is high enough for it', () => {
  // Between the two is too little room, above them is enough.
  expect(ask([button(710), button(610)])).toBe(538);
  // The whole lower half is taken.
  expect(ask([button(300, 480)])).toBe(228);
});

test('where all is full it covers a field rather than a button', () => {
  const fields = Array.from({ length: 11 }, (_, index) => button(8 + index * 70, 46));
  expect(ask([button(710)], fields)).toBe(638);
});

test('where all is full it covers a message rather than a field, and of fields as little as possible', () => {
  // Room at the top only where a message stands; below a button, and fields in between.
  const fields = [button(140, 300), button(460, 200)];
  expect(ask([button(710)], fields, [button(8, 100)])).toBe(68);
  // No room without a field: the nearest of those that cover least of one.
  expect(ask([button(710)], [button(60, 300), button(420, 300)])).toBe(368);
});

test('where buttons are everywhere it covers as little of them as possible', () => {
  const buttons = [button(0, 300), button(340, 440)];
  expect(ask(buttons)).toBe(308);
});

test('where a menu fills its column the bar stands beside it', () => {
  const entry = (top: number): Box => ({ left: 12, top, width: 236, height: 44 });
  const menu = Array.from({ length: 12 }, (_, index) => entry(76 + index * 44));
  const rows = Array.from({ length: 8 }, (_, index) => ({
    ...button(250 + index * 40, 32),
    left: 300,
    width: 940,
  }));
  const place = (neverCover: readonly Box[]) =>
    freePlace({
      bar: { ...bar, top: 520, width: 480 },
      width: 1280,
      height: 600,
      neverCover,
      avoidCovering: [],
      preferFree: [],
    });
  expect(place([...menu, entry(540)])).toMatchObject({ left: 256, top: 520 });
  // Not over the rows, but above them.
  expect(place([...menu, entry(540), ...rows])).toMatchObject({ left: 256, top: 178 });
});
