import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { DeskPart, DeskQuestion } from '../../../contract/placement-desk-objects.ts';
import { answersNeeded } from '../../../domain/placement/item-figures.ts';
import { forms } from '../../../domain/placement/items.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { Link } from '../../shell/link.tsx';
import { ProgressBar } from '../../ui/app/progress-bar.tsx';
import formStyles from '../list/office-form.module.css';
import listStyles from '../list/office-list.module.css';
import { officeMoment } from '../list/office-date.ts';
import { useListSearch } from '../list/list-search.ts';
import { SearchBox } from '../list/search-box.tsx';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { askedIn, holdsSearch, noticesOf } from './item-answers.ts';
import styles from './placement-list.module.css';
import { introductionAt, questionAt } from './part-address.ts';
import { partsQuery } from './placement-queries.ts';

const queries: ScreenQueries = () => [partsQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

/** Every question of the placement test, by part, with how it was answered. */
export default function PlacementList() {
  const { placement: words } = useTexts().admin;
  const { placement_parts: all } = useSuspenseQuery(partsQuery).data;
  const { search: params, change } = useListSearch();
  const form = forms.find((one) => one === params.get('form')) ?? 'A';
  const q = params.get('q')?.trim() ?? '';
  const onlyNoticed = params.has('noticed');
  const set = (name: string, value: string | null, how = { replace: true }) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    change(next, how);
  };
  useFocusOnPart();
  const isAsked = all.some((part) => part.form === form && part.questions.some(({ asked }) => asked > 0));
  const shown = all
    .filter((part) => part.form === form)
    .map((part) => ({
      part,
      introduction: all.find((one) => one.form === 'intro' && one.part === part.part),
      questions: part.questions.filter(
        (question) =>
          holdsSearch(question, q) && (!onlyNoticed || (noticesOf(question, part.part)?.length ?? 0) > 0),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <div className={formStyles.screen}>
      <PageHead title={words.title} />
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.filters}>
        <div role="group" aria-label={words.form} className={styles.forms}>
          {forms.map((one) => (
            <Button
              key={one}
              variant={one === form ? 'filled' : 'outline'}
              aria-pressed={one === form}
              onClick={() => set('form', one === 'A' ? null : one)}
            >
              {words.formNamed(one)}
            </Button>
          ))}
        </div>
        <SearchBox
          q={q}
          hint={words.search}
          onSearch={(typed, how) => {
            if (typed !== q) set('q', typed, how);
          }}
        />
        <label className={styles.only}>
          <input
            type="checkbox"
            checked={onlyNoticed}
            onChange={({ currentTarget }) => set('noticed', currentTarget.checked ? '1' : null)}
          />
          {words.onlyNoticed}
        </label>
      </div>
      {!isAsked && <p className={styles.lead}>{words.notAskedYet}</p>}
      <div className={formStyles.form}>
        {shown.length === 0 && (
          <div className={formStyles.card} role="status">
            <p>{onlyNoticed && q === '' ? words.noneStandsOut : words.noneFound}</p>
            <div>
              <Button
                variant="outline"
                onClick={() => change(new URLSearchParams(form === 'B' ? { form } : {}), { replace: true })}
              >
                {words.showAll}
              </Button>
            </div>
          </div>
        )}
        {shown.map(({ part, introduction, questions }) => (
          <PartCard
            key={part.part}
            part={part}
            form={form}
            introduction={introduction}
            questions={questions}
            isAsked={isAsked}
          />
        ))}
      </div>
    </div>
  );
}

/** Whoever comes from a part goes on at it: the address names it. */
const useFocusOnPart = () => {
  const { hash } = useLocation();
  useEffect(() => {
    const part = /^#part-\d+$/.test(hash) ? document.querySelector<HTMLElement>(hash) : null;
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'center' });
  }, [hash]);
};

interface PartCardProps {
  part: DeskPart;
  /** that the list shows */
  form: (typeof forms)[number];
  introduction: DeskPart | undefined;
  questions: readonly DeskQuestion[];
  /** whether any question of the form was asked yet */
  isAsked: boolean;
}

const PartCard = ({ part, form, introduction, questions, isAsked }: PartCardProps) => {
  const { placement: words } = useTexts().admin;
  const isIndonesian = useLanguage() === 'id';
  const title = words.part(part.part, isIndonesian ? part.title_indo : part.title);
  const id = `part-${part.part}`;
  return (
    <section className={formStyles.card} aria-labelledby={id}>
      <div className={listStyles.head}>
        <div>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <PartState part={part} />
        </div>
        <div className={styles.ways}>
          <ButtonLink to={paths.adminPlacementPart(part.form, part.part)} variant="outline">
            {words.editQuestions}
            <span className="visually-hidden"> {title}</span>
          </ButtonLink>
          <ButtonLink to={introductionAt(part.part, form)} variant="subtle" color="lagoon">
            {words.editIntroduction}
            <span className="visually-hidden"> {title}</span>
          </ButtonLink>
        </div>
      </div>
      {introduction && !introduction.delivered && (
        <p className={styles.state}>
          {words.introductionTitle(part.part)}: <ChangedOn part={introduction} />
        </p>
      )}
      <ol className={styles.questions}>
        {questions.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            part={part}
            place={part.questions.indexOf(question) + 1}
            isAsked={isAsked}
            form={form}
          />
        ))}
      </ol>
    </section>
  );
};

const PartState = ({ part }: { part: DeskPart }) => (
  <p className={styles.state}>
    <ChangedOn part={part} />
  </p>
);

const ChangedOn = ({ part: { delivered, changed_at: changedAt, changed_by: by } }: { part: DeskPart }) => {
  const { placement: words } = useTexts().admin;
  const formats = useFormats();
  return delivered || changedAt === null
    ? words.delivered
    : withWholeDays(words.changed(officeMoment(changedAt, formats), by));
};

interface QuestionRowProps {
  question: DeskQuestion;
  part: DeskPart;
  place: number;
  isAsked: boolean;
  form: (typeof forms)[number];
}

const QuestionRow = ({ question, part, place, isAsked, form }: QuestionRowProps) => {
  const { placement: words } = useTexts().admin;
  return (
    <li className={styles.question}>
      <div>
        <p>
          <Link to={questionAt(part, place)} className={styles.link}>
            <strong>{words.question(place)}</strong>
            <span className="visually-hidden"> {words.editTitle(form, part.part)}</span>
          </Link>{' '}
          <span className={styles.fine}>
            {question.level} · {words.skills[question.skill]}
          </span>
        </p>
        <p lang="en">{askedIn(question)}</p>
        <p className={styles.fine} lang="en">
          {question.tests}
        </p>
      </div>
      {isAsked && <ItemFigures question={question} part={part.part} />}
    </li>
  );
};

/** How a question was answered, and why it stands out if it does. */
export const ItemFigures = ({ question, part }: { question: DeskQuestion; part: number }) => {
  const { placement: words } = useTexts().admin;
  const { percent } = useFormats();
  const { asked, answered_right: right } = question;
  if (asked === 0) return <p className={styles.fine}>{words.notAsked}</p>;
  const notices = noticesOf(question, part);
  const share = right / asked;
  return (
    <div className={styles.figures}>
      <p>{words.right(right, asked, `${percent(Math.round(share * 100) / 100)} %`)}</p>
      <ProgressBar label={words.shareRight} share={share} />
      {notices === null && <p className={styles.fine}>{words.tooFew(answersNeeded)}</p>}
      {notices?.map((notice) => (
        <p key={notice} className={styles.notice}>
          <strong>{words.standsOut}.</strong> {words.notices[notice]}
        </p>
      ))}
    </div>
  );
};
