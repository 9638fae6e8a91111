import { apiQuery } from '../screen.ts';

/** Where one is signed in; apart from the list, which is loaded when it is shown. */
export const sessionsQuery = apiQuery('GET /users/sessions');
