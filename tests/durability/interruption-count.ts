/**
 * How often a test interrupts. Every run does a part, at other moments each time, so that many runs together do more than
 * one long run could; `npm test -- durability --full` does all.
 */
export const interruptionCount = ({ part, full }: { part: number; full: number }): number =>
  process.env['DURABILITY'] === 'full' ? full : part;
