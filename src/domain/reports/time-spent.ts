/**
 * How many of the seconds that a screen says it was used count: no more than have passed since the report was opened or saved last,
 * whatever the screen says (rule R216).
 */
export const countedSeconds = (said: number, since: Date, now: Date): number =>
  Math.max(0, Math.min(Math.floor(said), Math.floor((now.getTime() - since.getTime()) / 1000)));
