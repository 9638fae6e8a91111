// Running other programs: always to the end, always without standard input, and stoppable together.
import { spawn } from 'node:child_process';
import { inProject } from './project.mjs';

const running = new Set();

/**
 * Runs a program and gives { code, output }. `show: false` keeps its output for the caller instead of printing it, a
 * function takes each piece of it. A program that says `until` is ended. One that cannot be started gives code 127 and
 * the reason as output.
 */
export function run(command, args, { show = true, until, env = process.env, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: inProject(),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let output = '';
    let ending = false;
    const keep = (screen) => (chunk) => {
      output += chunk;
      if (typeof show === 'function') show(chunk);
      else if (show) screen.write(chunk);
      if (until && !ending && output.includes(until)) {
        ending = true;
        child.kill('SIGTERM');
      }
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    running.add(child);
    const end = (code, text) => {
      running.delete(child);
      resolve({ code, output: text });
    };
    child.on('error', (error) => end(127, `${output}${command}: ${error.message}\n`));
    child.on('close', (code) => end(code ?? 1, output));
  });
}

export function stopAll() {
  for (const child of running) child.kill('SIGTERM');
}
