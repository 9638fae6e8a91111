import type { Config } from '../config.ts';
import { askRunningServer } from '../control.ts';
import { openSchool } from '../open-school.ts';
import { commandsOf } from './commands.ts';

/** Asks the server that holds the data folder; when none runs, opens the school, does it, and closes it again. */
export const runCommand = async (config: Config, name: string, argument: unknown): Promise<boolean> => {
  const asked = await askRunningServer(config.dataDir, name, argument);
  const { ok, says } = asked ?? (await alone(config, name, argument));
  (ok ? process.stdout : process.stderr).write(`${says}\n`);
  return ok;
};

const alone = async (config: Config, name: string, argument: unknown) => {
  const { parts, close } = await openSchool(config);
  try {
    const command = commandsOf(parts)[name];
    if (!command) throw new Error(`there is no command ${name}`);
    return await command(argument);
  } finally {
    await close();
  }
};
