import { createHash } from 'node:crypto';
import type { Item } from '../../domain/placement/items.ts';
import type { Media } from './item-bank.ts';
import type { TestItems } from './part-content.ts';
import type { TestRow } from './test-store.ts';

/** Names of pictures say what they show, so a child's browser gets another name, a new one in each test (rule R93). */
export const hiddenName = ({ seed }: Pick<TestRow, 'seed'>, { kind, name }: Media): string =>
  createHash('sha256').update(`${seed} ${kind} ${name}`).digest('base64url').slice(0, 16);

const picture = (name: string): Media => ({ kind: 'picture', name });

/** The pictures and recordings that a question names. */
export const mediaOf = (question: Item): Media[] => {
  if (question.type === 'order') return [];
  const { picture: asked, recording, choices } = question;
  return [
    ...(asked === null ? [] : [picture(asked)]),
    ...(recording === null ? [] : [{ kind: 'recording' as const, name: recording.name }]),
    ...choices.flatMap((choice) => ('picture' in choice ? [picture(choice.picture)] : [])),
  ];
};

/** The picture or recording of a test that a hidden name stands for; null when its test has none of that name. */
export const findMedia = (
  { questions, introductions }: TestItems,
  test: Pick<TestRow, 'seed'>,
  hidden: string,
): Media | null => {
  const shown = [...questions.flat(), ...introductions.map((part) => part.example)];
  return shown.flatMap(mediaOf).find((media) => hiddenName(test, media) === hidden) ?? null;
};
