import { argumentsOf } from './arguments.ts';
import { openQuestions } from './ask.ts';
import { runCommand } from './run-command.ts';

/** `npm run admin:create -- --email … --name …`; asks for what is not given. The password never stands in a command. */
const values = argumentsOf({ email: { type: 'string' }, name: { type: 'string' } });
const questions = openQuestions(process.stdin, process.stdout);
const email = values.email ?? (await questions.ask('E-mail address: '));
const name = values.name ?? (await questions.ask('Name: '));
const password = await questions.askSecretly('Password (at least 8 characters): ');
questions.close();
const [firstName = '', ...rest] = name.split(' ');
const done = await runCommand('create-admin', { email, password, firstName, lastName: rest.join(' ') });
process.exit(done ? 0 : 1);
