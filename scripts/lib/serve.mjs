// Hands the terminal over to a program of the project until it ends, and ends as it ended.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inProject } from './project.mjs';
import { projectEnv } from './node.mjs';

/**
 * Gives the exit code of the program. `mode` becomes its NODE_ENV: React chooses its build by it, and the development
 * build renders several times slower.
 */
export function handOver(node, args, mode = 'production') {
  return new Promise((resolve, reject) => {
    const env = projectEnv(node, { NODE_ENV: mode });
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
