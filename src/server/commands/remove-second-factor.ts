import { runOnAdmin } from './run-on-admin.ts';

/** `npm run admin:remove-second-factor -- --email …`, for an admin who lost the phone and the recovery codes. */
await runOnAdmin('remove-second-factor');
