import type { FaqTexts, Question } from '../../../i18n/faq-texts.ts';
import { paths } from '../../../paths.ts';
import { useChoice } from '../../page-info.tsx';
import { Arrow } from '../../ui/page/arrow.tsx';
import { cutAt } from './faq-search.ts';
import { faqTexts } from './faq-texts.ts';
import css from './faq.module.css';

/** Unfolds to its answer; unfolded already where it was searched for. */
const One = ({ question, words }: { question: Question; words: readonly string[] }) => {
  const { link } = useChoice(faqTexts);
  return (
    <details className={css.question} open={words.length > 0}>
      <summary>
        <h3>
          <Marked text={question.question} words={words} />
        </h3>
        <Arrow className={css.arrow} />
      </summary>
      {/* The anchor is in the part that unfolds: the browser opens it for a link that leads there. */}
      <div id={question.id} className={css.answer}>
        {question.answer.map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} words={words} />
          </p>
        ))}
        <p className={css.links}>
          {question.link && <a href={paths[question.link.to]}>{question.link.label}</a>}
          <a
            className={css.anchor}
            href={`${paths.faq}#${question.id}`}
            aria-label={`${link}: ${question.question}`}
          >
            {link}
          </a>
        </p>
      </div>
    </details>
  );
};

const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  cutAt(text, words).map((part, index) =>
    // A text's parts never change places.
    // oxlint-disable-next-line react/no-array-index-key
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );

export const FaqGroups = ({ groups, words }: { groups: FaqTexts['groups']; words: readonly string[] }) =>
  groups.map(({ id, title, questions }) => (
    <section key={id} className={css.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>
        {questions.map((question) => (
          <One key={question.id} question={question} words={words} />
        ))}
      </div>
    </section>
  ));
