// Hands the terminal over to a program of the project until it ends, and ends as it ended.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inProject } from './project.mjs';
import { projectEnv } from './node.mjs';

/**
 * What the engine frees goes back to the system: as glibc is set, it keeps for good about 70 MB of what a start needs. Only
 * read when a process begins, and by glibc alone; what is set already stays.
 */
export const memoryEnv = {
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};

/**
 * Options of Node for the server. With semi-spaces of 32 MiB instead of 16 the young generation is collected half as often, fewer
 * short-lived objects are promoted, and pages take a tenth less time. The memory is used under load only. Without the memory
 * reducer an idle server is not collected in the way that forgets the hidden classes of objects (src/server/platform/keep-tick-class.ts).
 */
export const serverOptions = ['--max-semi-space-size=32', '--no-memory-reducer'];

/**
 * Gives the exit code of the program. `mode` becomes its NODE_ENV: React chooses its build by it, and the development
 * build renders several times slower.
 */
export function handOver(node, args, mode = 'production') {
  return new Promise((resolve, reject) => {
    const env = { ...memoryEnv, ...projectEnv(node, { NODE_ENV: mode }) };
    const child = spawn(node, args, { cwd: inProject(), env, stdio: 'inherit' });
    let passedOn = false;
    const passOn = (signal) => {
      // Ctrl-C has already reached the program: a terminal sends it to both. npm repeats signals, so pass on only one.
      if (passedOn || (signal === 'SIGINT' && process.stdin.isTTY)) return;
      passedOn = true;
      child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
