import { IconVolume } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LessonWord } from '../../../contract/word-objects.ts';
import { apiQuery } from '../../app/screen.ts';
import { Button } from '../../ui/app/button.tsx';
import { useTexts } from '../pattern/texts.ts';
import { playQuery } from './lesson-game.tsx';
import styles from './own-voice.module.css';
import { spokenWord, useSpeaker } from './speak.ts';
import { WordPicture } from './word-picture.tsx';

interface Props {
  courseId: number;
  childId: number;
}

/** The words of a lesson for a parent. They are loaded when they are opened, and closed they give no child its answers. */
export const LessonWords = ({ count, ...of }: Props & { count: number }) => {
  const { words } = useTexts().childRoom;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.list} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.title(count)}</summary>
      {isOpen && <List {...of} />}
    </details>
  );
};

const List = ({ courseId, childId }: Props) => {
  const { lesson } = useTexts().childRoom;
  const { data, isError, refetch } = useQuery(playQuery(courseId, childId));
  const practice = apiQuery('GET /course/practice/{childId}', { params: { childId } });
  const { questions: asked = [], shaky_words: shaky = [] } = useQuery(practice).data ?? {};
  if (isError)
    return (
      <div role="alert">
        <p>{lesson.broken}</p>
        <Button onClick={() => void refetch()}>{lesson.retry}</Button>
      </div>
    );
  if (!data) return <p role="status">{lesson.loading}</p>;
  return (
    <ul className={styles.words}>
      {data.words.map((word) => (
        <li key={word.word_id}>
          <Word
            word={word}
            isShaky={shaky.includes(word.word_id)}
            waits={asked.some(({ word_id: id }) => id === word.word_id)}
          />
        </li>
      ))}
    </ul>
  );
};

const Word = ({ word, isShaky, waits }: { word: LessonWord; isShaky: boolean; waits: boolean }) => {
  const { voice, words } = useTexts().childRoom;
  const speaker = useSpeaker();
  const canHear = word.recording_url !== null || speaker.canSpeak('en');
  return (
    <div className={styles.word}>
      <WordPicture word={word} />
      <span>
        <strong lang="en">{word.english}</strong>
        <br />
        <span lang="id">{word.indonesian}</span>
      </span>
      {canHear && (
        <div className={styles.ways}>
          <button
            type="button"
            aria-label={voice.listen(word.english)}
            onClick={() => speaker.say(spokenWord(word))}
          >
            <IconVolume size={24} aria-hidden="true" />
          </button>
        </div>
      )}
      {isShaky && <p>{words.shaky}</p>}
      {waits && <p>{words.waits}</p>}
    </div>
  );
};
