import { skipToken, useQuery } from '@tanstack/react-query';
import type { AuditEntry, AuditedKind } from '../../../contract/audit.ts';
import type { Answer } from '../../frame/api.ts';
import { apiQuery } from '../../app/screen.ts';

/** An object as the log names it. */
export interface LoggedObject {
  kind: AuditedKind;
  id: number | string;
  /**
   * of the form's fields those that only staff change, by their names in the log; absent: all of them. What differs in another way
   * was not done by whom the log names.
   */
  fields?: Readonly<Record<string, string>>;
}

/** Whether an entry of the log is about one of the fields that differ. */
export const isAbout = (
  { after }: Pick<AuditEntry, 'after'>,
  fields: NonNullable<LoggedObject['fields']>,
  differing: readonly string[],
) => differing.some((name) => fields[name] !== undefined && Object.hasOwn(after ?? {}, fields[name]));

/** The newest entry of the log about what differs of an object, read anew; undefined until it is there, and where nothing is known. */
export const useLastChange = (of: LoggedObject | undefined, differing: readonly string[]) => {
  const { data, isFetching } = useQuery<Answer<'GET /log'>>(
    of
      ? {
          ...apiQuery('GET /log', { query: { kind: of.kind, id: String(of.id), page: 1, size: 1 } }),
          refetchOnMount: 'always',
        }
      : { queryKey: ['nothing'], queryFn: skipToken },
  );
  const last = isFetching ? undefined : data?.entries[0];
  if (!last || !of?.fields) return last;
  return isAbout(last, of.fields, differing) ? last : undefined;
};
