import type { liveSchool } from './live.test-support.ts';

/** A child in a group of one on Thursdays, and a group of another one on Fridays, 16.00 WIB: 3 and 4 September first. */
export const twoSmallGroups = async (given: ReturnType<typeof liveSchool>) => {
  const child = await given.pupil();
  await given.seat();
  const [one] = (await given.groups()).groups;
  await given.post('/live-class/group', { group_id: one?.group_id, places: 1 });
  const other = await given.pupil({ name: 'Citra' });
  await given.seat();
  await given.post('/live-class/group', { group_id: one?.group_id, places: 12 });
  const [, two] = (await given.groups()).groups;
  await given.meets(one?.group_id ?? 0);
  await given.meets(two?.group_id ?? 0, { weekday: 5 });
  const { sessions } = await given.groups();
  const ofUnit = (group_id: number | undefined, unit: number) =>
    sessions.find((session) => session.group_id === group_id && session.unit === unit)?.session_id ?? 0;
  const own = ofUnit(one?.group_id, 1);
  const theirs = ofUnit(two?.group_id, 1);
  const said = { child_id: child.childId, session_id: own };
  const excuse = (excused = true) => given.post('/live-class/excuse', { ...said, excused }, child.parent);
  const makeUp = () =>
    given.post('/live-class/make-up', { child_id: child.childId, session_id: theirs }, child.parent);
  const visit = async () => {
    await excuse();
    return makeUp();
  };
  return { child, other, one, two, own, theirs, ofUnit, excuse, makeUp, visit };
};
