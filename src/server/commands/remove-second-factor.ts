import { argumentsOf } from './arguments.ts';
import { openQuestions } from './ask.ts';
import { runCommand } from './run-command.ts';

/** `npm run admin:remove-second-factor -- --email …`, for an admin who lost the phone and the recovery codes. */
const { email: given } = argumentsOf({ email: { type: 'string' } });
const questions = openQuestions(process.stdin, process.stdout);
const email = given ?? (await questions.ask('E-mail address: '));
questions.close();
process.exit((await runCommand('remove-second-factor', { email })) ? 0 : 1);
