import { readConfig, readSettingsFile } from './config.ts';
import { engineProgram } from './platform/db/engine-program.ts';
import { printable } from './platform/db/errors.ts';

// As Node does, without the values of a query, which it would print with the error.
process.on('uncaughtException', (error) => {
  console.error(printable(error));
  process.exit(1);
});

try {
  readSettingsFile();
  const config = readConfig();
  // Compiled while the rest is loaded. Should it fail, whoever opens the database says so.
  if (config.databaseUrl === null) engineProgram().catch(() => undefined);
  const { startServer } = await import('./start.ts');
  const server = await startServer(config);
  let stopping = false;
  const stop = () => {
    if (stopping) return server.hangUp();
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(printable(error));
        process.exit(1);
      },
    );
  };
  // A terminal that is closed ends the server as Ctrl-C does.
  process.on('SIGHUP', stop);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Last: whoever waits for this may send a signal at once.
  console.log(server.greeting);
} catch (error) {
  // Problems of the configuration are printed in one sentence; anything else is a bug and keeps its stack.
  const { startProblem } = await import('./start-problem.ts');
  console.error(startProblem(error) ?? printable(error));
  process.exit(1);
}
