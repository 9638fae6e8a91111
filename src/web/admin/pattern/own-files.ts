import { useState } from 'react';
import type { AuditEntry } from '../../../contract/audit.ts';
import type { Input } from '../../frame/api.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { apiQuery, readAnew } from '../../app/screen.ts';

/** Whether the account saved the file that a record has now, by the newest changes of it. */
export const isFileBy = (
  field: string,
  userId: number | undefined,
  newestFirst: readonly AuditEntry[],
): boolean => newestFirst.find(({ after }) => after && field in after)?.by.user_id === userId;

type Kind = NonNullable<Input<'GET /log'>['query']>['kind'];

/** The file of a record that somebody else may have replaced meanwhile. Its address says which file it is. */
export const useOwnFiles = (kind: Kind, field: string, opened: string | null | undefined) => {
  const user = useUser();
  // The record itself follows what others store.
  const [loaded] = useState(opened ?? null);
  const [own] = useState(() => new Set<string>());
  return {
    /** the file that was there when the form was opened */
    loaded,
    /** the addresses of files that this account has saved since the record was loaded */
    own,
    /** The answer to a save got lost, and the file is another one: the own one, or a colleague's. */
    look: async (id: string, url: string) => {
      const query = { kind, id, page: 1, size: 10 } as const;
      const { entries } = await readAnew(apiQuery('GET /log', { query }));
      if (isFileBy(field, user?.user_id, entries)) own.add(url);
    },
  };
};

interface FileFact<Row> {
  label: string;
  loaded: string | null;
  urlOf: (row: Row) => string | null;
  own: ReadonlySet<string>;
  words: { none: string; asOpened: string; since: string };
}

/** The file of a record as what two editors may differ in: a save from before would replace what the other one has saved. */
export const fileFact = <Row>({ label, loaded, urlOf, own, words }: FileFact<Row>) => ({
  label,
  fact: (row: Row) => {
    const url = urlOf(row);
    return (url !== null && own.has(url) ? loaded : url) ?? '';
  },
  words: (url: string) => {
    if (url === '') return words.none;
    return url === loaded ? words.asOpened : words.since;
  },
});
