import { join } from 'node:path';
import { demoFamilies } from '../src/demo/people.ts';
import { onBothDatabases } from './both-databases.ts';
import { signInTo } from './sign-in.ts';
import { inFolder, load, loadLine, run, productFile } from './support.ts';

/** `GET /users/session` of one signed-in parent, 50 connections, on both databases. */
export const measureSessions = () =>
  onBothDatabases((name, environment) =>
    inFolder(async (folder) => {
      const server = await run(productFile, { DATA_DIR: join(folder, 'school'), ...environment });
      try {
        const cookie = await signInTo(server.url, demoFamilies[0]?.email ?? '');
        const loaded = await load(`${server.url}/api/v1/users/session`, { cookie });
        return [loadLine(`GET /users/session, ${name}`, loaded)];
      } finally {
        await server.stop();
      }
    }),
  );
