import { argumentsOf } from './arguments.ts';
import { openQuestions } from './ask.ts';
import { runCommand } from './run-command.ts';

/** Runs a command on the admin of `--email …`; asks for the address when it is not given. */
export const runOnAdmin = async (
  command: 'close-admin' | 'make-owner' | 'remove-second-factor',
): Promise<never> => {
  const { email: given } = argumentsOf({ email: { type: 'string' } });
  const questions = openQuestions(process.stdin, process.stdout);
  const email = given ?? (await questions.ask('E-mail address: '));
  questions.close();
  process.exit((await runCommand(command, { email })) ? 0 : 1);
};
