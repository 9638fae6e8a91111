import { wakeGame } from '../../inline-scripts.ts';
import { InlineScript } from '../../shell/inline-script.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Mark, type MarkName } from '../../ui/page/marks.generated.tsx';
import css from './home-game.module.css';
import type { HomeTexts } from './home-texts.ts';

interface Choice {
  /** what the picture shows, or the word to choose */
  name: string;
  mark?: MarkName;
  /** what Kancil says to it */
  says: string;
}
interface Asked {
  ask: string;
  choices: readonly Choice[];
  right: string;
  /** pictures that the question is about */
  about?: readonly MarkName[];
}

/** The lesson's own English: the same in every language of the page. */
const asked: readonly Asked[] = [
  {
    ask: 'Where is the mango?',
    right: 'mango',
    choices: [
      { name: 'banana', mark: 'banana', says: 'That’s a banana. Try again!' },
      { name: 'mango', mark: 'mango', says: 'Yes! It’s the mango!' },
      { name: 'apple', mark: 'red-apple', says: 'That’s an apple. Try again!' },
    ],
  },
  {
    ask: 'How many ducks?',
    about: ['duck', 'duck', 'duck'],
    right: 'three',
    choices: [
      { name: 'two', says: 'Two? Count again!' },
      { name: 'four', says: 'Four? Count again!' },
      { name: 'three', says: 'Yes! Three ducks!' },
    ],
  },
  {
    ask: 'It can fly. What is it?',
    right: 'butterfly',
    choices: [
      { name: 'butterfly', mark: 'butterfly', says: 'Yes! It’s a butterfly!' },
      { name: 'goat', mark: 'goat', says: 'A goat can jump. Try again!' },
      { name: 'fish', mark: 'tropical-fish', says: 'A fish can swim. Try again!' },
    ],
  },
];

type Texts = HomeTexts['game'];

const Speaker = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path
      d="M3 9.5v5h3.5L11 19V5L6.5 9.5zM14.5 9q2 3 0 6M17.5 6.5q4 5.5 0 11"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** Drawn once, shown beside every question. */
const Asks = ({ isFirst }: { isFirst: boolean }) => (
  <svg viewBox="0 0 240 240" className={css.asks} aria-hidden="true">
    {isFirst ? (
      <g id="kancil-asks">
        <Kancil pose="waving" />
      </g>
    ) : (
      <use href="#kancil-asks" />
    )}
  </svg>
);

const Choices = ({ question: { choices, right } }: { question: Asked }) => (
  <div className={css.choices}>
    {choices.map(({ name, mark, says }) => (
      // Asleep until a script answers.
      <button
        key={name}
        type="button"
        disabled
        className={css.choice}
        lang="en"
        data-says={says}
        {...(name === right && { 'data-right': '' })}
        {...(mark && { 'aria-label': name })}
      >
        {mark ? <Mark of={mark} size={72} /> : name}
      </button>
    ))}
  </div>
);

/** One question. With a script its pictures answer; without one the answer unfolds. */
const Question = ({ question, number, texts }: { question: Asked; number: number; texts: Texts }) => {
  const answer = question.choices.find(({ name }) => name === question.right)?.says;
  return (
    <li data-question="" {...(number === 1 && { 'data-now': '' })} className={css.question}>
      <p className={css.number}>{texts.question(number)}</p>
      <div className={css.ask}>
        <Asks isFirst={number === 1} />
        <div className={css.bubble}>
          <p lang="en" data-ask="" tabIndex={-1}>
            {question.ask}
          </p>
          <button type="button" disabled className={css.hear} data-hear="" aria-label={texts.hear}>
            <Speaker />
          </button>
        </div>
      </div>
      {question.about && (
        <div className={css.about}>
          {question.about.map((mark, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- three alike
            <Mark key={at} of={mark} size={64} />
          ))}
        </div>
      )}
      <Choices question={question} />
      <details className={css.answer}>
        <summary>{texts.show}</summary>
        <p lang="en">{answer}</p>
      </details>
      <p className={css.said} role="status" lang="en" data-said="" />
      <button type="button" disabled className={css.next} data-next="">
        {number === asked.length ? texts.finish : texts.next}
      </button>
    </li>
  );
};

const End = ({ texts, signUp }: { texts: Texts; signUp: string }) => (
  <div hidden className={css.end} data-end="">
    <Kancil pose="celebrating" className={css.kancil} />
    <div className={css.words}>
      <p className={css.stars} role="img" aria-label={texts.stars}>
        <Mark of="star" size={40} />
        <Mark of="star" size={40} />
        <Mark of="star" size={40} />
      </p>
      <h3 tabIndex={-1} data-ask="">
        <span lang="en">Well done!</span> {texts.done}
      </h3>
      <p>{texts.doneText}</p>
      <p className={css.ways}>
        <Button href={signUp}>{texts.invite}</Button>
        <button type="button" disabled className={css.again} data-again="">
          {texts.again}
        </button>
      </p>
    </div>
  </div>
);

/** Three tiny questions that a child can answer right here. `script` is the address of what brings them to life. */
export function HomeGame({ texts, script, signUp }: { texts: Texts; script: string; signUp: string }) {
  return (
    <>
      <div className={css.game} data-game={script}>
        <div>
          <h3>{texts.title}</h3>
          <p>
            {texts.hint} <span className={css.heard}>{texts.heard}</span>
          </p>
        </div>
        <ol className={css.questions}>
          {asked.map((question, at) => (
            <Question key={question.ask} question={question} number={at + 1} texts={texts} />
          ))}
        </ol>
        <End texts={texts} signUp={signUp} />
      </div>
      <InlineScript source={wakeGame} />
    </>
  );
}
