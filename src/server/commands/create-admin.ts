import { createInterface } from 'node:readline/promises';
import { argumentsOf } from './arguments.ts';
import { runCommand } from './run-command.ts';

/** `npm run admin:create -- --email … --name …`; asks for what is not given. The password never stands in a command. */
const values = argumentsOf({ email: { type: 'string' }, name: { type: 'string' } });
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const ask = async (question: string, given: string | undefined) =>
  given || (await terminal.question(question)).trim();

const email = await ask('E-mail address: ', values.email);
const name = await ask('Name: ', values.name);
const password = await ask('Password (at least 8 characters): ', undefined);
terminal.close();
const [firstName = '', ...rest] = name.split(' ');
const done = await runCommand('create-admin', {
  email,
  password,
  firstName,
  lastName: rest.join(' '),
});
process.exit(done ? 0 : 1);
