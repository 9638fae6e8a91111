import { IconArrowRight, IconCheck, IconVolume } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { LessonWord, WordQuestion } from '../../../contract/word-objects.ts';
import type { WordAnswer } from '../../../contract/words.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { useTexts } from '../pattern/texts.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { type Spoken, spokenWord, useSpeaker } from './speak.ts';
import { WordPicture } from './word-picture.tsx';
import styles from './word-game.module.css';

interface Props {
  words: readonly LessonWord[];
  questions: readonly WordQuestion[];
  /** a question was answered; so many are left */
  onLeft?: (left: number) => void;
  /** the last question was answered */
  onDone: (answers: WordAnswer[]) => void;
}

/**
 * Questions about words, one after another. None can be lost: whoever is wrong hears which it is, and is asked once more at the end. The
 * first answer counts.
 */
export const WordGame = ({ words, questions, onLeft, onDone }: Props) => {
  const [answers, setAnswers] = useState<readonly WordAnswer[]>([]);
  const [at, setAt] = useState(0);
  const repeated = questions.filter((_, index) => answers[index]?.right === false);
  const all = [...questions, ...repeated];
  const question = all[at];
  const known = new Map(words.map((word) => [word.word_id, word]));
  const asked = question && known.get(question.word_id);
  if (!question || !asked) return null;
  const choices = question.choices.flatMap((id) => known.get(id) ?? []);
  return (
    <Question
      key={at}
      question={question}
      asked={asked}
      choices={choices}
      number={at + 1}
      of={all.length}
      onAnswer={(right) => {
        if (at < questions.length) setAnswers([...answers, { word_id: asked.word_id, right }]);
      }}
      onNext={() => {
        onLeft?.(all.length - at - 1);
        if (at + 1 < all.length) setAt(at + 1);
        else onDone([...answers]);
      }}
    />
  );
};

const indonesian = (word: LessonWord): Spoken => ({ text: word.indonesian, language: 'id' });

interface QuestionProps {
  question: WordQuestion;
  asked: LessonWord;
  choices: readonly LessonWord[];
  /** from 1 */
  number: number;
  of: number;
  onAnswer: (right: boolean) => void;
  onNext: () => void;
}

const Question = ({ question: { kind }, asked, choices, number, of, onAnswer, onNext }: QuestionProps) => {
  const { game } = useTexts().childRoom;
  const language = useLanguage();
  const speaker = useSpeaker();
  const [picked, setPicked] = useState<LessonWord | null>(null);
  const [heard, setHeard] = useState<LessonWord | null>(null);
  const place = useRef<HTMLElement>(null);
  const isRight = picked?.word_id === asked.word_id;
  // What is heard is not written beside it; without a sound it stands there, so that it can be read.
  const canHear = (word: LessonWord) => word.recording_url !== null || speaker.canSpeak('en');
  const isHeard = kind === 'hear' && canHear(asked);
  const showsPictures = kind === 'hear' || kind === 'read';
  const ask = game.ask[kind === 'hear' && !isHeard ? 'read' : kind];
  const begin = useEffectEvent(() => {
    place.current?.querySelector<HTMLElement>('[data-ask]')?.focus({ preventScroll: true });
    speaker.tell(
      { text: ask, language },
      ...(showsPictures ? [spokenWord(asked)] : []),
      ...(kind === 'mean' ? [indonesian(asked)] : []),
    );
  });
  useEffect(() => begin(), []);

  const pick = (word: LessonWord) => {
    if (picked !== null) return speaker.say(spokenWord(word));
    // Who cannot read yet hears a written word before it is chosen.
    if (!showsPictures && heard !== word && canHear(word)) {
      setHeard(word);
      return speaker.say(spokenWord(word));
    }
    setPicked(word);
    speaker.hush();
    const found = word.word_id === asked.word_id;
    onAnswer(found);
    return speaker.tell(
      { text: found ? game.right : game.wrong, language },
      spokenWord(asked),
      indonesian(asked),
    );
  };
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (picked !== null) next.current?.focus();
  }, [picked]);

  const keys = (event: KeyboardEvent) => {
    const byNumber = choices[Number(event.key) - 1];
    if (byNumber) return pick(byNumber);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return undefined;
    event.preventDefault();
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])];
    const on = buttons.findIndex((button) => button === document.activeElement);
    return buttons[(on + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are a second way to its buttons
    <section ref={place} className={styles.game} aria-label={game.question(number, of)} onKeyDown={keys}>
      <p className={styles.number} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            data-done={index < number - 1 || undefined}
            data-now={index === number - 1 || undefined}
          />
        ))}
      </p>
      <div className={styles.ask} data-ask tabIndex={-1}>
        <p>{ask}</p>
        {kind === 'name' && <WordPicture word={asked} alt={game.thisPicture} />}
        {kind === 'mean' && <strong>{asked.indonesian}</strong>}
        {showsPictures && (
          <button
            type="button"
            className={styles.hear}
            onClick={() => speaker.say(spokenWord(asked))}
            aria-label={game.hear}
          >
            {canHear(asked) && <IconVolume size={32} aria-hidden="true" />}
            {(!isHeard || picked !== null) && <span lang="en">{asked.english}</span>}
          </button>
        )}
      </div>
      <ul className={styles.choices} data-written={!showsPictures || undefined}>
        {choices.map((word, index) => (
          <li key={word.word_id}>
            <button
              type="button"
              data-choice
              className={styles.choice}
              data-right={(picked !== null && word.word_id === asked.word_id) || undefined}
              data-wrong={(picked?.word_id === word.word_id && !isRight) || undefined}
              data-heard={(picked === null && heard === word) || undefined}
              // A picture that is to be found is not named before it was chosen.
              aria-label={showsPictures && picked === null ? game.picture(index + 1) : undefined}
              onClick={() => pick(word)}
            >
              {showsPictures ? (
                <>
                  <WordPicture word={word} />
                  {picked !== null && <span lang="en">{word.english}</span>}
                </>
              ) : (
                <>
                  <span lang="en">{word.english}</span>
                  {picked === null && heard === word && <IconCheck size={36} aria-hidden="true" />}
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.said} role="status">
        {picked === null && heard !== null && <p>{game.sure}</p>}
        {picked !== null && (
          <>
            <Kancil pose={isRight ? 'celebrating' : 'waving'} />
            <p>
              {isRight ? game.right : game.wrong} <strong lang="en">{asked.english}</strong> ={' '}
              {asked.indonesian}
            </p>
          </>
        )}
      </div>
      {picked !== null && (
        <button ref={next} type="button" className={styles.next} onClick={onNext}>
          {number < of ? game.next : game.last}
          <IconArrowRight size={28} aria-hidden="true" />
        </button>
      )}
    </section>
  );
};
