import { argumentsOf } from './arguments.ts';
import { runCommand } from './run-command.ts';

/** `npm run demo:reset` */
argumentsOf({});
process.exit((await runCommand('reset-demo', null)) ? 0 : 1);
