import { runOnAdmin } from './run-on-admin.ts';

/** `npm run admin:close -- --email …`, for somebody who has left. */
await runOnAdmin('close-admin');
