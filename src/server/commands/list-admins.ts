import { argumentsOf } from './arguments.ts';
import { runCommand } from './run-command.ts';

/** `npm run admin:list` */
argumentsOf({});
process.exit((await runCommand('list-admins', null)) ? 0 : 1);
