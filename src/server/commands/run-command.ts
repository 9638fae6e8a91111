import { type Config, ConfigRefused, readConfig } from '../config.ts';
import { askRunningServer } from '../control.ts';
import { openSchoolForCommand } from '../open-school.ts';
import { commandsOf } from './commands.ts';

/** Asks the server that holds the data folder; when none runs, opens the school, does it, and closes it again. */
export const runCommand = async (name: string, argument: unknown): Promise<boolean> => {
  const { ok, says } = await askOrDo(name, argument);
  (ok ? process.stdout : process.stderr).write(`${says}\n`);
  return ok;
};

const askOrDo = async (name: string, argument: unknown) => {
  try {
    const config = readConfig([]);
    return (await askRunningServer(config.dataDir, name, argument)) ?? (await alone(config, name, argument));
  } catch (error) {
    if (error instanceof ConfigRefused) return { ok: false, says: error.message };
    throw error;
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
