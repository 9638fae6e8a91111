import { skipToken, useQuery } from '@tanstack/react-query';
import type { AuditedKind } from '../../../contract/audit.ts';
import type { Answer } from '../../frame/api.ts';
import { apiQuery } from '../../hydrated/screen.ts';

/** An object as the log names it. */
export interface LoggedObject {
  kind: AuditedKind;
  id: number | string;
}

/** The newest entry of the log about an object, read anew; undefined until it is there, and where nothing is known. */
export const useLastChange = (of: LoggedObject | undefined) => {
  const { data, isFetching } = useQuery<Answer<'GET /log'>>(
    of
      ? {
          ...apiQuery('GET /log', { query: { kind: of.kind, id: String(of.id), page: 1, size: 1 } }),
          refetchOnMount: 'always',
        }
      : { queryKey: ['nothing'], queryFn: skipToken },
  );
  return isFetching ? undefined : data?.entries[0];
};
