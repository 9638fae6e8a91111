import type { OpenDatabase } from './platform/db/database.ts';

/** How often messages of every process were raised on a channel since now. */
export const raisedBy = async (database: OpenDatabase, channel: 'content' | 'accounts') => {
  let times = 0;
  await database.listen(channel, () => {
    times += 1;
  });
  return () => times;
};
