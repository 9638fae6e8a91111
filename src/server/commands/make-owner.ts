import { runOnAdmin } from './run-on-admin.ts';

/** `npm run admin:owner -- --email …`, where no owner can be reached. */
await runOnAdmin('make-owner');
