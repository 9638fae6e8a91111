import { type Config, readConfig, readSettingsFile } from '../config.ts';
import { type Answer, askRunningServer } from '../control.ts';
import { openSchoolForCommand } from '../open-school.ts';
import { printable } from '../platform/db/errors.ts';
import { startProblem } from '../start-problem.ts';
import { commandsOf } from './commands.ts';

/** Does what a command is for and says how it ended. */
export const saying = async (work: (config: Config) => Promise<Answer>): Promise<boolean> => {
  const { ok, says } = await answered(work);
  (ok ? process.stdout : process.stderr).write(`${says}\n`);
  return ok;
};

const answered = async (work: (config: Config) => Promise<Answer>): Promise<Answer> => {
  try {
    readSettingsFile();
    return await work(readConfig([]));
  } catch (error) {
    return { ok: false, says: startProblem(error) ?? printable(error) };
  }
};

/** Asks whoever holds the school, and says the answer. */
export const runCommand = (name: string, argument: unknown): Promise<boolean> =>
  saying((config) => askOrDo(config, name, argument));

/**
 * Asks the server that holds the embedded database; when none runs, and with PostgreSQL, which several processes share, opens the
 * school, does it, and closes it again.
 */
export const askOrDo = async (config: Config, name: string, argument: unknown): Promise<Answer> => {
  const asked = config.databaseUrl === null ? await askRunningServer(config.dataDir, name, argument) : null;
  return asked ?? alone(config, name, argument);
};

const alone = async (config: Config, name: string, argument: unknown) => {
  const { parts, close } = await openSchoolForCommand(config);
  try {
    const command = commandsOf(parts)[name];
    if (!command) throw new Error(`there is no command ${name}`);
    return await command(argument);
  } finally {
    await close();
  }
};
