import { type Config, readConfig, readSettingsFile } from '../config.ts';
import { askRunningServer } from '../control.ts';
import { openSchoolForCommand } from '../open-school.ts';
import { printable } from '../platform/db/errors.ts';
import { startProblem } from '../start-problem.ts';
import { commandsOf } from './commands.ts';

/**
 * Asks the server that holds the embedded database; when none runs, and with PostgreSQL, which several processes share, opens the
 * school, does it, and closes it again.
 */
export const runCommand = async (name: string, argument: unknown): Promise<boolean> => {
  const { ok, says } = await askOrDo(name, argument);
  (ok ? process.stdout : process.stderr).write(`${says}\n`);
  return ok;
};

const askOrDo = async (name: string, argument: unknown) => {
  try {
    readSettingsFile();
    const config = readConfig([]);
    const asked = config.databaseUrl === null ? await askRunningServer(config.dataDir, name, argument) : null;
    return asked ?? (await alone(config, name, argument));
  } catch (error) {
    return { ok: false, says: startProblem(error) ?? printable(error) };
  }
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
