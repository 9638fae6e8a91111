import { isRefused } from '../../contract/refusals.ts';
import type { OpenDatabase, Tx } from '../platform/db/database.ts';

class Undone<Answer> extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('a preview, or what was refused, changes nothing');
    this.answer = answer;
  }
}

/**
 * Runs the work in a transaction, which is undone when it was only to be previewed or is refused: so a preview tells exactly what would
 * happen, and what is judged after the change leaves nothing behind.
 */
export const undoneUnlessKept = async <Answer>(
  database: OpenDatabase,
  preview: boolean,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await database.transaction(async (tx) => {
      const answer = await work(tx);
      if (preview || isRefused(answer)) throw new Undone(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Undone) return error.answer as Answer;
    throw error;
  }
};
