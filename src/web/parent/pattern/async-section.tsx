import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from './texts.ts';
import { ErrorState } from '../../ui/app/states.tsx';
import styles from './part.module.css';
import { Skeleton } from '../../ui/app/skeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** announced while it loads */
  loading: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page with a query of its own: a skeleton while it loads, a retry button when it failed. */
export const AsyncSection = <Data,>({ query, loading, children }: Props<Data>) => {
  const { failed } = useTexts().profile;
  if (query.data !== undefined) return children(query.data);
  if (query.isLoadingError)
    return (
      <ErrorState
        title={failed.title}
        text={failed.text}
        retry={failed.retry}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div className={styles.loading} role="status" aria-label={loading}>
      <Skeleton height={28} width="40%" />
      <Skeleton height={180} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </div>
  );
};
