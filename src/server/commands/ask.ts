import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks at the terminal, line by line; answers may come from a pipe as well, all at once. */
export const openQuestions = (input: NodeJS.ReadStream, output: NodeJS.WriteStream) => {
  let secret = false;
  // What is typed is shown by this stream, so that it can stay silent while a password is typed.
  const shown = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!secret) output.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input, output: shown, terminal: input.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const answer = async () => {
    const line = await lines.next();
    return line.done ? '' : line.value.trim();
  };
  return {
    async ask(question: string): Promise<string> {
      output.write(question);
      return answer();
    },
    /** Nothing of the answer is shown. */
    async askSecretly(question: string): Promise<string> {
      output.write(question);
      secret = true;
      try {
        return await answer();
      } finally {
        secret = false;
        output.write('\n');
      }
    },
    close: () => terminal.close(),
  };
};
