import { useQuery } from '@tanstack/react-query';
import { MOST_WORDS } from '../../../domain/words/lesson-words.ts';
import { paths } from '../../../paths.ts';
import { apiQuery } from '../../app/screen.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { ListError } from '../list/list-results.tsx';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import styles from './words.module.css';

/** The words of a lesson at a glance, and the way to change them. */
export const WordsPart = ({ courseId }: { courseId: number }) => {
  const { lessonWords: words } = useTexts().admin;
  return (
    <section className={`${formStyles.card} ${styles.part}`} aria-labelledby="words-of-lesson">
      <h2 id="words-of-lesson">{words.part}</h2>
      <p>{words.lead(MOST_WORDS)}</p>
      <Glance courseId={courseId} />
      <ButtonLink to={paths.adminCourseWords(courseId)} variant="outline">
        {words.edit}
      </ButtonLink>
    </section>
  );
};

const Glance = ({ courseId }: { courseId: number }) => {
  const { lessonWords: words } = useTexts().admin;
  const { data, isLoadingError, isFetching, refetch } = useQuery(
    apiQuery('GET /course/words/{courseId}', { params: { courseId } }),
  );
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={56} />;
  if (data.words.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={styles.glance}>
      {data.words.map(({ word_id: id, english, indonesian, picture_url: picture }) => (
        <li key={id}>
          {picture !== null && <img src={picture} alt="" width={40} height={40} loading="lazy" />}
          <span>
            <strong lang="en">{english}</strong> <span lang="id">{indonesian}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
