import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What follows the command; anything it does not know is said, and ends it. */
export const argumentsOf = <O extends NonNullable<ParseArgsConfig['options']>>(options: O) => {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
