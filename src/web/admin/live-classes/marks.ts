import type { Pupil } from '../../../contract/live-classes.ts';

/** What a press on one of the two buttons says of a child: the pressed one again takes it back. */
export const pressed = (
  now: Pupil['attendance'],
  button: 'present' | 'absent',
): 'present' | 'absent' | null => (now === button ? null : button);

/** Whom "all there" is about: of whom nothing was said, and who was not excused. */
export const unmarked = (pupils: readonly Pupil[]): Pupil[] =>
  pupils.filter(({ attendance }) => attendance === null);

/** How many of the children are there, of how many it was said. */
export const counted = (pupils: readonly Pupil[]): { there: number; said: number; children: number } => ({
  there: pupils.filter(({ attendance }) => attendance === 'present').length,
  said: pupils.filter(({ attendance }) => attendance === 'present' || attendance === 'absent').length,
  children: pupils.filter(({ attendance }) => attendance !== 'excused').length,
});
