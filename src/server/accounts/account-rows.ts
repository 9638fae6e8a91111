import { getTableColumns } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** All but what nobody is shown. */
const { passwordHash: _passwordHash, searchText: _searchText, ...shownColumns } = getTableColumns(users);

/** The accounts as a part of a query, which sessions join. */
export const accountRows = (db: Database) => db.select(shownColumns).from(users).as('account');
