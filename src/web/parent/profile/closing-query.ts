import { apiQuery } from '../../app/screen.ts';

/** What the own account leaves behind when it is closed today. */
export const closingQuery = apiQuery('GET /users/closing');
