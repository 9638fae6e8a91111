import type { audit } from '../../contract/audit.ts';
import type { Actors } from '../accounts/actors.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { listChanges, listPeople } from './list-changes.ts';

export const auditRoutes = ({ database }: { database: OpenDatabase }): Handlers<typeof audit, Actors> => ({
  'GET /log': ({ query }) => listChanges(database.db, query),
  'GET /log/people': async () => ({ people: await listPeople(database.db) }),
});
