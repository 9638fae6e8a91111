import { readConfig } from './config.ts';
import { giveBackMemory } from './platform/give-back-memory.ts';
import { startProblem } from './start-problem.ts';
import { startServer } from './start.ts';

try {
  const server = await startServer(readConfig());
  let stopping = false;
  const stop = () => {
    if (stopping) return server.hangUp();
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  giveBackMemory();
  // Last: whoever waits for this may send a signal at once.
  console.log(server.greeting);
} catch (error) {
  // Problems of the configuration are printed in one sentence; anything else is a bug and keeps its stack.
  console.error(startProblem(error) ?? error);
  process.exit(1);
}
