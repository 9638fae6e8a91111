import { join } from 'node:path';
import { inFolder, pause, run, productFile } from './support.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const REST_MS = 20_000;

/** From the process's start to its first word: on a new folder (database and demo school are made), and after. */
export const measureStarts = () =>
  inFolder(async (folder) => {
    const environment = { DATA_DIR: join(folder, 'school') };
    const cold = await run(productFile, environment);
    await cold.stop();
    const warm: number[] = [];
    let rest = 0;
    for (let n = 0; n < 3; n += 1) {
      const server = await run(productFile, environment);
      warm.push(server.readyAfterMs);
      if (n === 2) {
        await pause(REST_MS);
        rest = server.memory();
      }
      await server.stop();
    }
    return [
      `cold start, new data folder with the demo school   ${seconds(cold.readyAfterMs)}`,
      `warm start, median of 3                            ${seconds(warm.toSorted((a, b) => a - b)[1] ?? 0)}`,
      `memory ${REST_MS / 1000} s after a warm start                  ${rest} MiB`,
    ];
  });
