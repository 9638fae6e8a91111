import { Kancil } from '../../ui/page/kancil.tsx';
import { Mark } from '../../ui/page/marks.generated.tsx';
import css from './game-question.module.css';
import type { HomeTexts } from './home-texts.ts';
import { type Count, type Question, questions } from './trial-questions.ts';

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
  <svg viewBox="0 0 240 240" aria-hidden="true">
    {isFirst ? (
      <g id="kancil-asks">
        <Kancil pose="waving" />
      </g>
    ) : (
      <use href="#kancil-asks" />
    )}
  </svg>
);

/** A line with no length and a round end is a dot. */
const dots: Record<Count, string> = {
  2: 'M9 16h0M23 16h0',
  3: 'M16 9h0M9 23h0M23 23h0',
  4: 'M9 9h0M23 9h0M9 23h0M23 23h0',
};

const Dots = ({ of }: { of: Count }) => (
  <svg viewBox="0 0 32 32" width="72" height="72" aria-hidden="true">
    <path d={dots[of]} stroke="#0e7c5a" strokeWidth="9" strokeLinecap="round" />
  </svg>
);

const Choices = ({ question: { choices, right } }: { question: Question }) => (
  <div className={css.choices}>
    {choices.map(({ name, picture, says }) => (
      // Asleep until a script answers.
      <button
        key={name}
        type="button"
        disabled
        className={css.choice}
        lang="en"
        data-says={says}
        {...(name === right && { 'data-right': '' })}
        {...(typeof picture === 'string' && { 'aria-label': name })}
      >
        {typeof picture === 'string' ? (
          <Mark of={picture} size={72} />
        ) : (
          <>
            <Dots of={picture} />
            {name}
          </>
        )}
      </button>
    ))}
  </div>
);

/** What is asked, in English, and below it the same in the page's language where that is another. */
const Ask = ({ question, isFirst, texts }: { question: Question; isFirst: boolean; texts: Texts }) => {
  const meaning = texts.meanings[question.meaning];
  return (
    <div className={css.ask}>
      <div className={css.asks}>
        <Asks isFirst={isFirst} />
        <button type="button" disabled className={css.hear} data-hear="" aria-label={texts.hear}>
          <Speaker />
        </button>
      </div>
      <div className={css.bubble}>
        <p lang="en" data-ask="" tabIndex={-1}>
          {question.ask}
        </p>
        {meaning && <p className={css.meaning}>{meaning}</p>}
        {question.about && (
          <div className={css.about} role="img" aria-label={question.about.join(', ')} lang="en">
            {question.about.map((mark, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- three alike
              <Mark key={at} of={mark} size={44} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
};

/** The room below the pictures: first it asks to choose, then it holds Kancil's answer and the way on. */
const Reply = ({ texts, last }: { texts: Texts; last: boolean }) => (
  <div className={css.reply}>
    <p className={css.choose}>{texts.choose}</p>
    <p className={css.said} role="status" lang="en" data-said="" />
    <p className={css.wrong}>
      {texts.meanings.wrong} {texts.chooseAgain}
    </p>
    <button type="button" disabled className={css.next} data-next="">
      {last ? texts.finish : texts.next}
    </button>
  </div>
);

/** One question. With a script its pictures answer; without one the answer unfolds. */
export const GameQuestion = ({
  question,
  number,
  texts,
}: {
  question: Question;
  number: number;
  texts: Texts;
}) => {
  const answer = question.choices.find(({ name }) => name === question.right)?.says;
  return (
    <li data-question="" {...(number === 1 && { 'data-now': '' })} className={css.question}>
      <p className={css.number}>{texts.question(number)}</p>
      <Ask question={question} isFirst={number === 1} texts={texts} />
      <Choices question={question} />
      <details className={css.answer}>
        <summary>{texts.show}</summary>
        <p lang="en">{answer}</p>
      </details>
      <Reply texts={texts} last={number === questions.length} />
    </li>
  );
};
