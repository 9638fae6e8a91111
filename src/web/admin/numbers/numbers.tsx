import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { apiQuery, prefetch } from '../../app/screen.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { ListError } from '../list/list-results.tsx';
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
  const { numbers: words } = useTexts().admin;
  const language = useLanguage();
  const [canDraw, setCanDraw] = useState(true);
  const { data, isLoadingError, isFetching, refetch } = useQuery(numbersQuery);
  const figures = useMemo(
    () => (data ? figuresOf(data.numbers, words, language) : null),
    [data, words, language],
  );
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} words={words} />;
  if (!figures)
    return (
      <div className={styles.figures} role="status" aria-label={words.loading}>
        {Array.from({ length: 4 }, (_, place) => (
          <Skeleton key={place} height={320} />
        ))}
      </div>
    );
  return (
    <>
      {!canDraw && <p role="status">{words.noPictures}</p>}
      <div className={styles.figures}>
        {figures.map((figure) => (
          <Figure
            key={figure.title}
            {...figure}
            chart={canDraw ? figure.chart : null}
            empty={words.none}
            onNoPicture={() => setCanDraw(false)}
          />
        ))}
      </div>
    </>
  );
};
