import type { DeskPart, DeskQuestion } from '../../../contract/placement-desk-objects.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../frame/page-info.tsx';
import { FormScreen } from '../form/form-screen.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { TextInput, Textarea } from '../../ui/app/field.tsx';
import { ShownFields } from '../question/choice-fields.tsx';
import { textAt } from '../question/question-entry.ts';
import own from '../question/question.module.css';
import { ItemFigures } from './placement-list.tsx';
import type { QuestionProps as AnyQuestionProps } from '../question/question-field.ts';
import { QuestionFields, TextFields, isMatch, isTextShared } from '../question/question-fields.tsx';
import { MatchPreview, QuestionPreview } from '../question/question-preview.tsx';
import { RestorePart } from './restore-part.tsx';
import { type PartForm as Form, nameOfPart, usePartForm } from './use-part-form.ts';

type QuestionProps = AnyQuestionProps & { part: DeskPart };

/** The questions of a part, or what introduces it, with what the child sees of each. */
export const PartForm = ({ part, onRestore }: { part: DeskPart; onRestore: () => void }) => {
  const { admin } = useTexts();
  const { placement: words } = admin;
  const isIndonesian = useLanguage() === 'id';
  const form = usePartForm(part);
  useFocusOnQuestion();
  const isIntroduction = part.form === 'intro';
  const isMatched = !isIntroduction && isMatch(part);
  return (
    <FormScreen
      title={nameOfPart(part, admin)}
      subject={isIndonesian ? part.title_indo : part.title}
      listAt={form.listAt}
      back={words.back}
      form={form}
      submitLabel={isIntroduction ? words.submitIntroduction : words.submit}
      after={
        <RestorePart
          part={part}
          onRestore={() => {
            form.guard.discard();
            onRestore();
          }}
        />
      }
    >
      <p className={own.note}>
        {isIntroduction && `${words.both} `}
        {words.running}
      </p>
      {form.otherProblems.length > 0 && (
        <p role="alert" className={layout.wrong}>
          {words.problems}
          {form.otherProblems.map(({ name, text }) => (
            <span key={name}> {text}</span>
          ))}
        </p>
      )}
      {isIntroduction && <Introduction form={form} />}
      {isMatched && <SharedChoices part={part} form={form} />}
      {part.questions.map((question, place) => (
        <QuestionSection key={question.id} part={part} place={place} form={form} />
      ))}
      {isMatched && (
        <div className={styles.card}>
          <MatchPreview part={part} entry={form.form.values} />
        </div>
      )}
    </FormScreen>
  );
};

/** The address may name the question that the list was left by. */
const useFocusOnQuestion = () => {
  const { hash } = useLocation();
  useEffect(() => {
    const question = /^#question-\d+$/.test(hash) ? document.querySelector<HTMLElement>(hash) : null;
    question?.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'center' });
  }, [hash]);
};

const Introduction = ({ form }: { form: Form }) => {
  const { placement: words } = useTexts().admin;
  return (
    <div className={styles.card}>
      <h2>{words.about}</h2>
      <div className={styles.pair}>
        <TextInput {...form.field('title')} lang="en" autoComplete="off" />
        <TextInput {...form.field('title_indo')} lang="id" autoComplete="off" />
        <Textarea {...form.field('instruction')} rows={3} lang="en" />
        <Textarea {...form.field('instruction_indo')} rows={3} lang="id" />
        <Textarea {...form.field('example_note')} rows={3} lang="en" />
        <Textarea {...form.field('example_note_indo')} rows={3} lang="id" />
      </div>
    </div>
  );
};

/** The meanings that all words of a match share. */
const SharedChoices = ({ part, form }: Omit<QuestionProps, 'place'>) => {
  const { placement: words } = useTexts().admin;
  const [first] = part.questions;
  return (
    <div className={styles.card}>
      <h2>{words.sharedChoices}</h2>
      <p>{words.sharedChoicesNote}</p>
      <div className={styles.pair}>
        {first?.choices.map(({ id }, number) => (
          <ShownFields
            key={id}
            part={part}
            place={0}
            form={form}
            number={number}
            label={words.choice(id.toUpperCase())}
          />
        ))}
      </div>
    </div>
  );
};

const QuestionSection = ({ part, place, form }: QuestionProps) => {
  const { placement: words } = useTexts().admin;
  const question = part.questions[place] as DeskQuestion;
  const isExample = part.form === 'intro';
  const sharing = part.questions.flatMap(({ passage }, at) =>
    passage && passage.name === question.passage?.name ? [at + 1] : [],
  );
  const bringsText = isTextShared(part, place) && textAt(part, place) === place;
  return (
    <>
      {bringsText && (
        <div className={styles.card}>
          <h2>{words.sharedText(sharing.join(', '))}</h2>
          <p>{words.sharedTextNote}</p>
          <TextFields part={part} place={place} form={form} />
        </div>
      )}
      <section className={styles.card} aria-labelledby={`question-${place + 1}`}>
        <div className={own.head}>
          <h2 id={`question-${place + 1}`} tabIndex={-1}>
            {isExample ? words.example : words.question(place + 1)}
          </h2>
          <p className={layout.soft}>
            {question.level} · {words.skills[question.skill]}
          </p>
        </div>
        {!isExample && <Figures question={question} part={part.part} />}
        <div className={isMatch(part) && !isExample ? undefined : own.beside}>
          <QuestionFields part={part} place={place} form={form} />
          {!(isMatch(part) && !isExample) && (
            <QuestionPreview part={part} entry={form.form.values} place={place} />
          )}
        </div>
      </section>
    </>
  );
};

/** How a question was answered, choice by choice. */
const Figures = ({ question, part }: { question: DeskQuestion; part: number }) => {
  const { placement: words } = useTexts().admin;
  const nameOf = (answer: string) =>
    answer === 'none' || answer === 'right' || answer === 'wrong'
      ? words.answers[answer]
      : words.choice(answer.toUpperCase());
  return (
    <div className={own.figures} role="group" aria-label={words.figures}>
      <ItemFigures question={question} part={part} />
      {question.answers.length > 0 && (
        <p className={layout.soft}>
          {question.answers.map(({ answer, times }) => words.times(nameOf(answer), times)).join(' · ')}
        </p>
      )}
    </div>
  );
};
