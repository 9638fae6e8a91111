import type { Outcome } from './save-record.ts';

/** What became of a save whose form was left meanwhile; null data when the answer got lost, but it is saved. */
export type LeftSave<Data> =
  | { kind: 'saved'; data: Data | null }
  | { kind: 'overtaken' }
  | { kind: 'not arrived' }
  | { kind: 'failed'; error: unknown };

/** Tells what became of a save, once it has ended, if its form was left. */
export const tellOfLeftSave = async <Data, Row>(
  saving: Promise<Outcome<Data, Row>>,
  isLeft: () => boolean,
  tell: (ended: LeftSave<Data>) => void,
) => {
  const ended = await saving.catch((error: unknown) => ({ kind: 'failed', error }) as const);
  if (isLeft()) tell(ended.kind === 'overtaken' ? { kind: 'overtaken' } : ended);
};
