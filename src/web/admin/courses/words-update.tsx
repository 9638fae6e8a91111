import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { MOST_WORDS } from '../../../domain/words/lesson-words.ts';
import { QUESTIONS_AFTER_VIDEO, askableAmong } from '../../../domain/words/questions.ts';
import { paths } from '../../../paths.ts';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { Button } from '../../ui/app/button.tsx';
import { FormScreen } from '../form/form-screen.tsx';
import formStyles from '../list/office-form.module.css';
import { recordId } from '../list/record-id.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { useCourseWords } from './course-words.ts';
import { type WordsForm, useWordsForm } from './use-words-form.ts';
import { WordFields } from './word-fields.tsx';
import { bodyOf, filledPlaces, named, swapped, without } from './words-entry.ts';
import styles from './words.module.css';

export const handle = { title: ({ admin }: OfficeTexts) => admin.lessonWords.title };

const courseQuery = (id: number) => apiQuery('GET /course/id/{id}', { params: { id } });
const wordsQuery = (courseId: number) => apiQuery('GET /course/words/{courseId}', { params: { courseId } });
const queries: ScreenQueries = ({ params }) => {
  const id = recordId(params['courseId']);
  return [courseQuery(id), wordsQuery(id)];
};
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export default function UpdateWords() {
  const { lessonWords: words } = useTexts().admin;
  const id = recordId(useParams()['courseId']);
  const { titleOf } = useCourseWords();
  const { course } = useSuspenseQuery(courseQuery(id)).data;
  const stored = useSuspenseQuery(wordsQuery(id)).data;
  const form = useWordsForm(id, titleOf(course), stored);
  const rows = useRows(form);
  const asked = askableAmong(
    bodyOf(form.form.values).words.map((word, wordId) => ({ ...word, wordId })),
  ).length;
  return (
    <FormScreen
      title={words.title}
      subject={titleOf(course)}
      listAt={paths.adminCourse(id)}
      back={words.back}
      form={form}
      submitLabel={words.submit}
    >
      <p className={styles.lead}>
        {words.lead(MOST_WORDS)} {words.noRecording}
      </p>
      {form.otherProblems.length > 0 && (
        <p role="alert" className={styles.problem}>
          {words.problems}
          {form.otherProblems.map(({ name, text }) => (
            <span key={name}> {text}</span>
          ))}
        </p>
      )}
      {rows.count === 0 && <p>{words.none}</p>}
      {Array.from({ length: rows.count }, (_, place) => (
        <section
          // A word keeps what is being recorded for it when it moves.
          key={form.form.values[named(place, 'id')] || `new-${place}`}
          className={formStyles.card}
          aria-labelledby={headingOf(place)}
        >
          <div className={styles.head}>
            <h2 id={headingOf(place)} tabIndex={-1}>
              {words.word(place + 1)}
            </h2>
            <div className={styles.ways}>
              <Button variant="subtle" isOff={place === 0} onClick={() => rows.swap(place, place - 1)}>
                {words.up}
                <OfWord place={place} />
              </Button>
              <Button
                variant="subtle"
                isOff={place === rows.count - 1}
                onClick={() => rows.swap(place, place + 1)}
              >
                {words.down}
                <OfWord place={place} />
              </Button>
              <Button variant="subtle" color="rosella" onClick={() => rows.remove(place)}>
                {words.remove}
                <OfWord place={place} />
              </Button>
            </div>
          </div>
          <WordFields form={form} place={place} />
        </section>
      ))}
      {rows.count > 0 && asked < QUESTIONS_AFTER_VIDEO && (
        <p className={styles.lead} role="status">
          {words.tooFew(asked, QUESTIONS_AFTER_VIDEO)}
        </p>
      )}
      <div className={styles.ways}>
        {rows.count < MOST_WORDS && (
          <Button variant="outline" id="add-word" onClick={rows.add}>
            {words.add}
          </Button>
        )}
        {rows.count > 0 && <p className={styles.fine}>{words.removeNote}</p>}
      </div>
    </FormScreen>
  );
}

const headingOf = (place: number) => `word-${place + 1}`;

/** Says which word a button is about to whoever does not see where it stands. */
const OfWord = ({ place }: { place: number }) => {
  const { lessonWords: words } = useTexts().admin;
  return <span className="visually-hidden"> {words.word(place + 1)}</span>;
};

/** How many words are shown, and what can be done with them; the focus goes to the word that it was done with. */
const useRows = ({ form }: WordsForm) => {
  const [added, setAdded] = useState(0);
  const [focus, setFocus] = useState<{ on: string } | null>(null);
  useEffect(() => {
    if (focus) document.getElementById(focus.on)?.focus();
  }, [focus]);
  const count = Math.max((filledPlaces(form.values).at(-1) ?? -1) + 1, added);
  return {
    count,
    add: () => {
      setAdded(count + 1);
      setFocus({ on: headingOf(count) });
    },
    swap: (one: number, other: number) => {
      setAdded(count);
      form.setValues(swapped(form.getValues(), one, other));
      setFocus({ on: headingOf(other) });
    },
    remove: (place: number) => {
      setAdded(count - 1);
      form.setValues(without(form.getValues(), place));
      setFocus({ on: count > 1 ? headingOf(Math.max(0, place - 1)) : 'add-word' });
    },
  };
};
