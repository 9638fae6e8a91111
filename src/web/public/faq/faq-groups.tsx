import { whatsappLink } from '../../../i18n/brand.ts';
import type { LinkedPage, Question, QuestionGroup } from '../../../i18n/questions.ts';
import { paths } from '../../../paths.ts';
import { useBrand, useChoice } from '../../frame/page-info.tsx';
import { useInitialUser } from '../../frame/root-user.ts';
import { Arrow } from '../../ui/page/arrow.tsx';
import { splitMatches } from './faq-search.ts';
import { faqTexts } from './faq-texts.ts';
import css from './faq.module.css';
import { joinPath } from '../pieces/join-path.ts';

/** As many of what was found stand unfolded; the others show their question, to be chosen from. */
const UNFOLDED = 3;

const useAddress = (to: LinkedPage): string => {
  const brand = useBrand();
  const user = useInitialUser();
  switch (to) {
    case 'join':
      return joinPath(user);
    case 'whatsapp':
      return whatsappLink(brand);
    default:
      return paths[to];
  }
};

const Leading = ({ to, label }: NonNullable<Question['link']>) => <a href={useAddress(to)}>{label}</a>;

interface Props {
  question: Question;
  /** what was searched for */
  words?: readonly string[];
  open?: boolean;
}

/** Unfolds to its answer. */
const One = ({ question, words = [], open = false }: Props) => {
  const { link } = useChoice(faqTexts);
  return (
    <details className={css.question} open={open}>
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
          {question.link && <Leading {...question.link} />}
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
  splitMatches(text, words).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- a text's parts never change places
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );

export const FaqGroups = ({ groups }: { groups: readonly QuestionGroup[] }) =>
  groups.map(({ id, title, questions }) => (
    <section key={id} className={css.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>
        {questions.map((question) => (
          <One key={question.id} question={question} />
        ))}
      </div>
    </section>
  ));

/** What was found, likeliest first. */
export const Found = ({ questions, words }: { questions: readonly Question[]; words: readonly string[] }) => (
  <div className={css.found}>
    {questions.map((question, place) => (
      <One key={question.id} question={question} words={words} open={place < UNFOLDED} />
    ))}
  </div>
);
