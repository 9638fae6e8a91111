import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery, prefetch } from '../../app/screen.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { ErrorState } from '../../ui/app/states.tsx';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { Figure } from './figure.tsx';
import { figuresOf } from './figures.ts';
import styles from './numbers.module.css';

const numbersQuery = apiQuery('GET /office/numbers');

export const loader = prefetch(() => [numbersQuery]);
// In the browser the screen shows that it is being added up.
export const clientLoader = async () => null;

export const handle = { title: ({ admin }: OfficeTexts) => admin.numbers.title };

/** The school in numbers: pictures, each with the table behind it. */
export default function AdminNumbers() {
  const { numbers: words } = useTexts().admin;
  return (
    <OfficeScreen title={words.title} isWide lead={words.lead}>
      <Figures />
    </OfficeScreen>
  );
}

const Figures = () => {
  const { numbers: words, list } = useTexts().admin;
  const language = useLanguage();
  const { data, isLoadingError, isFetching, refetch } = useQuery(numbersQuery);
  const figures = useMemo(
    () => (data ? figuresOf(data.numbers, words, language) : null),
    [data, words, language],
  );
  if (isLoadingError)
    return (
      <ErrorState
        level={2}
        title={words.failed}
        text={words.failedText}
        retry={list.retry}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!figures)
    return (
      <div className={styles.figures} role="status" aria-label={words.loading}>
        {Array.from({ length: 4 }, (_, place) => (
          <Skeleton key={place} height={320} />
        ))}
      </div>
    );
  return (
    <div className={styles.figures}>
      {figures.map((figure) => (
        <Figure key={figure.title} {...figure} empty={words.none} />
      ))}
    </div>
  );
};
