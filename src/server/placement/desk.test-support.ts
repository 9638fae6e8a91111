import type { DeskPart } from '../../contract/placement-desk-objects.ts';
import type { Answer, Visitor } from '../../../tests/support/school.ts';

export const partOf = ({ body }: Answer) => body['placement_part'] as DeskPart;

/** A part as its form sends it back, unchanged. */
export const editsOf = ({ questions }: DeskPart) =>
  questions.map(
    ({ tests, prompt, picture, recording, passage, choices, right, words, end, accepted, mistakes }) => ({
      tests,
      prompt,
      picture,
      recording: recording && { name: recording.name, lines: recording.lines },
      passage: passage && { title: passage.title, text: passage.text },
      choices: choices.map((choice) => ({
        text: choice.text,
        picture: choice.picture,
        why_wrong: choice.why_wrong,
      })),
      right,
      words,
      end,
      accepted,
      mistakes,
    }),
  );

export type Edits = ReturnType<typeof editsOf>;

/** What an admin does with the questions. */
export const deskOf = (admin: Visitor) => {
  const read = async (form: string, part: number) =>
    partOf(await admin.call('GET', `/placement-questions/${form}/${part}`));
  const update = (form: string, part: number, body: object) =>
    admin.call('POST', '/placement-questions/update', { body: { form, part, ...body } });
  return {
    read,
    update,
    restore: (form: string, part: number, body: object = {}) =>
      admin.call('POST', '/placement-questions/restore', { body: { form, part, ...body } }),
    /** saves the part as it is, with what `change` does to its questions */
    async edit(form: string, part: number, change: (questions: Edits) => void) {
      const now = await read(form, part);
      const questions = structuredClone(editsOf(now));
      change(questions);
      return update(form, part, { questions, version: now.version });
    },
    upload: (kind: string, bytes: Buffer, name = 'file') => {
      const form = new FormData();
      form.append('file', new Blob([Uint8Array.from(bytes)]), name);
      return admin.call('POST', `/placement-media/${kind}`, { form });
    },
  };
};

/** A second of silence, as WAV: 8 kHz, mono, 16 bit. */
export const silence = (seconds = 1): Buffer => {
  const samples = Buffer.alloc(8000 * 2 * seconds);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
};
