import { readConfig } from '../config.ts';
import { runCommand } from './run-command.ts';

process.exit((await runCommand(readConfig(), 'reset-demo', null)) ? 0 : 1);
