import { type Config, readConfig, readSettingsFile } from '../config.ts';
import { type Answer, askRunningServer } from '../control.ts';
import { openSchoolForCommand } from '../open-school.ts';
import { printable } from '../platform/db/errors.ts';
import { startProblem } from '../start-problem.ts';
import { commandsOf } from './commands.ts';

type Work = (config: Config) => Promise<Answer>;
/** What is said of a problem. @param config null: the settings cannot be used */
type Otherwise = (config: Config | null, problem: string) => Promise<Answer>;

/** Does what a command is for and says how it ended. */
export const saying = async (
  work: Work,
  otherwise: Otherwise = async (_config, says) => ({ ok: false, says }),
): Promise<boolean> => {
  const { ok, says } = await answered(work, otherwise);
  (ok ? process.stdout : process.stderr).write(`${says}\n`);
  return ok;
};

const answered = async (work: Work, otherwise: Otherwise): Promise<Answer> => {
  let config: Config | null = null;
  try {
    readSettingsFile();
    config = readConfig([], undefined, { isCommand: true });
    return await work(config);
  } catch (error) {
    return otherwise(config, startProblem(error) ?? printable(error));
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
