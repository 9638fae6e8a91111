import { argumentsOf } from './arguments.ts';
import { openQuestions } from './ask.ts';
import { runCommand } from './run-command.ts';

/** `npm run admin:close -- --email …`, for somebody who has left. */
const { email: given } = argumentsOf({ email: { type: 'string' } });
const questions = openQuestions(process.stdin, process.stdout);
const email = given ?? (await questions.ask('E-mail address: '));
questions.close();
process.exit((await runCommand('close-admin', { email })) ? 0 : 1);
