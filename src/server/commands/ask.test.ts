import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openQuestions } from './ask.ts';

const terminal = () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const questions = openQuestions(
    input as unknown as NodeJS.ReadStream,
    output as unknown as NodeJS.WriteStream,
  );
  return { input, output, questions };
};

test('answers that come all at once from a pipe each meet their question', async () => {
  const { input, questions } = terminal();
  input.end('dewi@example.test\nDewi Anggraini\nsandi-rahasia\n');
  expect(await questions.ask('E-mail address: ')).toBe('dewi@example.test');
  expect(await questions.ask('Name: ')).toBe('Dewi Anggraini');
  expect(await questions.askSecretly('Password: ')).toBe('sandi-rahasia');
});

test('a password is not shown while it is typed, and a pipe that ends is an empty answer', async () => {
  const { input, output, questions } = terminal();
  const asked = questions.askSecretly('Password: ');
  input.write('sandi-rahasia\n');
  await asked;
  input.end();
  expect(await questions.ask('Name: ')).toBe('');
  expect(String(output.read())).toBe('Password: \nName: ');
});
