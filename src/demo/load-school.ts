import type { SchoolContext } from './demo-context.ts';

/** Makes the demo school. How that goes is loaded only where it is done: once for a data folder. */
export const loadSchool = async (school: SchoolContext): Promise<void> =>
  (await import('./school.ts')).loadSchool(school);
