import { expect, test } from 'vitest';
import { wayToFile } from './way-to-file.ts';

test('a player asks our address anew when it waits five minutes after it was led, and once', () => {
  const way = wayToFile();
  way.led({ timeStamp: 1_000 });
  expect(way.hasEnded({ timeStamp: 300_999 })).toBe(false);
  expect(way.hasEnded({ timeStamp: 301_000 })).toBe(true);
  // The film waits while it loads again, and a film that is gone fails at once.
  expect(way.hasEnded({ timeStamp: 301_001 })).toBe(false);
  way.led({ timeStamp: 400_000 });
  expect(way.hasEnded({ timeStamp: 700_000 })).toBe(true);
});

test('a film that began to load before the page listened is as old as the page', () => {
  expect(wayToFile().hasEnded({ timeStamp: 300_000 })).toBe(true);
});
