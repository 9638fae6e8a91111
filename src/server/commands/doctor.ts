import { argumentsOf } from './arguments.ts';
import { reportWithoutSchool } from './doctor-report.ts';
import { askOrDo, saying } from './run-command.ts';

/** `npm run doctor`: what is broken around this school and what mends it. Ends with 1 when something is. */
argumentsOf({});
process.exit((await saying((config) => askOrDo(config, 'doctor', null), reportWithoutSchool)) ? 0 : 1);
