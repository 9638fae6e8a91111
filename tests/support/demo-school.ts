import { cp } from 'node:fs/promises';
import { startServer } from './started-server.ts';

/** The variable that names the data folder of a demo school which nobody has used yet: `npm test` makes one. */
export const DEMO_SCHOOL_VARIABLE = 'DEMO_SCHOOL_DIR';

/** Makes the demo school in a new data folder, as its first start does. */
export const makeDemoSchool = async (dataDir: string): Promise<void> => {
  const server = await startServer({ DATA_DIR: dataDir });
  await server.stop();
};

/** A demo school in a data folder of one's own: a copy of the one that was made, else made now. */
export const ownDemoSchool = async (dataDir: string): Promise<void> => {
  const made = process.env[DEMO_SCHOOL_VARIABLE];
  // A left-over socket is not a file that can be copied.
  const filter = (source: string) => !source.endsWith('.sock');
  if (made) await cp(made, dataDir, { recursive: true, filter });
  else await makeDemoSchool(dataDir);
};
