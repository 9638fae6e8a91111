import { expect, test } from 'vitest';
import {
  choicesIn,
  clockOf,
  keepChoices,
  keepPlace,
  keepSeen,
  placeIn,
  qualityFor,
  secondsPlayed,
  seenIn,
  usualChoices,
} from './player-memory.ts';

const storeOf = (kept: Record<string, string> = {}) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => {
    kept[key] = value;
  },
});
const alya = { childId: 1, courseId: 7 };
const budi = { childId: 2, courseId: 7 };

test('each child goes on in a lesson where it stopped on this device, until the end (rule R345)', () => {
  const store = storeOf();
  keepPlace(store, alya, 83.7);
  keepPlace(store, budi, 5);
  expect([placeIn(store, alya), placeIn(store, budi), placeIn(store, { childId: 1, courseId: 8 })]).toEqual([
    83, 5, 0,
  ]);
  keepPlace(store, alya, 0);
  expect([placeIn(store, alya), placeIn(store, budi)]).toEqual([0, 5]);
  for (let courseId = 100; courseId < 140; courseId += 1) keepPlace(store, { childId: 1, courseId }, 9);
  expect([placeIn(store, budi), placeIn(store, { childId: 1, courseId: 139 })]).toEqual([0, 9]);
});

test('what was skipped of a film is not seen, and what was seen in an earlier sitting counts (rule R372)', () => {
  const parts = [
    [0, 30],
    [80, 90],
  ];
  const played = {
    length: 2,
    start: (at: number) => parts[at]?.[0] ?? 0,
    end: (at: number) => parts[at]?.[1] ?? 0,
  };
  expect(secondsPlayed(played)).toBe(40);
  const store = storeOf();
  keepSeen(store, alya, 40.9);
  expect([seenIn(store, alya), seenIn(store, budi), placeIn(store, alya)]).toEqual([40, 0, 0]);
});

test('what cannot be read, or was written by something else, counts as nothing', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
  };
  keepPlace(blocked, alya, 5);
  expect([placeIn(blocked, alya), choicesIn(blocked)]).toEqual([0, usualChoices]);
  const odd = storeOf({
    'kancil.video-places': '{"1 7":"x"}',
    'kancil.video-choices': '{"speed":9,"captions":1,"height":"a"}',
  });
  expect([placeIn(odd, alya), choicesIn(odd)]).toEqual([0, usualChoices]);
  keepChoices(odd, { speed: 0.75, captions: 'ID', height: 240 });
  expect(choicesIn(odd)).toEqual({ speed: 0.75, captions: 'ID', height: 240 });
});

test('the quality is what was chosen, else the least for who saves data, else the best up to 480 lines (rule R345)', () => {
  const all = [240, 360, 480, 720].map((height) => ({ height }));
  const chosen = (height: number | null, savesData = false, of = all) =>
    qualityFor(of, { height }, savesData)?.height;
  expect([chosen(null), chosen(null, true), chosen(720), chosen(720, true), chosen(300)]).toEqual([
    480, 240, 720, 720, 240,
  ]);
  expect([chosen(100), chosen(null, false, [{ height: 720 }]), chosen(240, false, [])]).toEqual([
    240,
    720,
    undefined,
  ]);
});

test('times are read as on a player', () => {
  expect([clockOf(0), clockOf(83.9), clockOf(605)]).toEqual(['0:00', '1:23', '10:05']);
});
