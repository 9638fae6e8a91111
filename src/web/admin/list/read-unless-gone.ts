import { type Answer, type CallKey, isRefusedAs } from '../../frame/api.ts';
import { type ApiQuery, readAnew } from '../../app/screen.ts';

/** A record as it stands now; undefined when it is there no more. */
export const readUnlessGone = <Key extends CallKey, Row>(
  query: ApiQuery<Key>,
  read: (answer: Answer<Key>) => Row,
): Promise<Row | undefined> =>
  readAnew(query).then(read, (error: unknown) => {
    if (isRefusedAs(error, 'not_found')) return undefined;
    throw error;
  });
