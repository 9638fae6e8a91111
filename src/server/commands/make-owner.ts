import { argumentsOf } from './arguments.ts';
import { openQuestions } from './ask.ts';
import { runCommand } from './run-command.ts';

/** `npm run admin:owner -- --email …`, where no owner can be reached. */
const { email: given } = argumentsOf({ email: { type: 'string' } });
const questions = openQuestions(process.stdin, process.stdout);
const email = given ?? (await questions.ask('E-mail address: '));
questions.close();
process.exit((await runCommand('make-owner', { email })) ? 0 : 1);
