import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What follows the command; anything it does not know is said, and ends it. */
export const argumentsOf = <O extends NonNullable<ParseArgsConfig['options']>>(options: O) => {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
};
