import type { DeskItem } from '../../../contract/placement-desk-objects.ts';
import type { WrittenTestContent } from '../../../contract/written-test-objects.ts';
import {
  MOST_ITEMS,
  MOST_WRITING_TASKS,
  type MarkedSkill,
  markedSkills,
} from '../../../domain/assessment/written-content.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../ui/app/button.tsx';
import { TextInput, Textarea } from '../../ui/app/field.tsx';
import { FormScreen } from '../form/form-screen.tsx';
import layout from '../../ui/page/layout.module.css';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { textAt } from '../question/question-entry.ts';
import { QuestionFields, TextFields, isTextShared } from '../question/question-fields.tsx';
import { QuestionPreview } from '../question/question-preview.tsx';
import own from '../question/question.module.css';
import { AddQuestion } from './add-question.tsx';
import { type Rebuilding, questionsOf, startOf, taskField } from './content-entry.ts';
import { ContentFaults } from './content-faults.tsx';
import { CopyTest } from './copy-test.tsx';
import { PublishContent } from './publish-content.tsx';
import { type ContentForm as Form, useContentForm } from './use-content-form.ts';
import styles from './written-tests.module.css';

interface Props {
  content: WrittenTestContent;
  onSaved: (saved: WrittenTestContent, change: Rebuilding | null) => void;
}

/** The questions of a test by section, each beside what the child sees of it. */
export const ContentForm = ({ content, onSaved }: Props) => {
  const { placement, writtenTests: words } = useTexts().admin;
  const form = useContentForm(content, onSaved);
  return (
    <FormScreen
      title={form.title}
      listAt={paths.adminWrittenContents}
      back={words.content.back}
      form={form}
      submitLabel={words.content.save}
      after={
        <PublishContent
          content={content}
          isDirty={form.guard.isDirty()}
          onPublished={(published) => onSaved(published, null)}
        />
      }
    >
      <p className={own.note}>{words.content.lead}</p>
      <CopyTest content={content} form={form} />
      <ContentFaults content={content} labelOf={form.labelOf} />
      {form.otherProblems.length > 0 && (
        <p role="alert" className={layout.wrong}>
          {placement.problems}
          {form.otherProblems.map(({ name, text }) => (
            <span key={name}> {text}</span>
          ))}
        </p>
      )}
      {markedSkills.map((skill) => (
        <Section key={skill} content={content} skill={skill} form={form} />
      ))}
      <Writing content={content} form={form} />
    </FormScreen>
  );
};

interface SectionProps {
  content: WrittenTestContent;
  skill: MarkedSkill;
  form: Form;
}

const Section = ({ content, skill, form }: SectionProps) => {
  const { writtenTests: words } = useTexts().admin;
  return (
    <section className={`${formStyles.form} ${styles.part}`} aria-labelledby={skill}>
      <h2 id={skill} tabIndex={-1}>
        {words.skills[skill]}
      </h2>
      {content[skill].map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- another order is another form
        <Question key={place} content={content} skill={skill} place={place} item={item} form={form} />
      ))}
      <AddQuestion content={content} skill={skill} form={form} />
    </section>
  );
};

const Question = ({
  content,
  skill,
  place,
  item,
  form,
}: SectionProps & { place: number; item: DeskItem }) => {
  const { placement, writtenTests } = useTexts().admin;
  const { content: words } = writtenTests;
  const part = questionsOf(content);
  const start = startOf(content, skill);
  const at = start + place;
  const sharing = part.questions.flatMap(({ passage }, other) =>
    passage && passage.name === part.questions[at]?.passage?.name ? [other - start + 1] : [],
  );
  const isShared = isTextShared(part, at);
  return (
    <>
      {isShared && textAt(part, at) === at && (
        <div className={formStyles.card}>
          <h3>{placement.sharedText(sharing.join(', '))}</h3>
          <p>{placement.sharedTextNote}</p>
          <TextFields part={part} place={at} form={form} />
        </div>
      )}
      <section className={formStyles.card} aria-labelledby={`${skill} question-${at + 1}`}>
        <div className={own.head}>
          <h3 id={`question-${at + 1}`} tabIndex={-1}>
            {words.item(place + 1)}
          </h3>
          <p className={layout.soft}>{words.kinds[item.type]}</p>
        </div>
        <div className={own.beside}>
          <QuestionFields part={part} place={at} form={form} />
          <QuestionPreview part={part} entry={form.form.values} place={at} />
        </div>
        <div className={layout.ways}>
          {place > 0 && (
            <Button variant="subtle" onClick={() => form.rebuild({ kind: 'up', skill, place })}>
              {words.moveUp}
              <span className="visually-hidden"> {words.item(place + 1)}</span>
            </Button>
          )}
          {content[skill].length < MOST_ITEMS && (
            <Button variant="subtle" onClick={() => form.rebuild({ kind: 'duplicate', skill, place })}>
              {words.duplicate}
              <span className="visually-hidden"> {words.item(place + 1)}</span>
            </Button>
          )}
          <Button
            variant="subtle"
            color="rosella"
            onClick={() => form.rebuild({ kind: 'remove', skill, place })}
          >
            {words.removeItemOf(place + 1)}
          </Button>
        </div>
      </section>
    </>
  );
};

const Writing = ({ content, form }: Omit<SectionProps, 'skill'>) => {
  const { writtenTests } = useTexts().admin;
  const { content: words } = writtenTests;
  return (
    <section className={`${formStyles.form} ${styles.part}`} aria-labelledby="writing">
      <h2 id="writing" tabIndex={-1}>
        {writtenTests.skills.writing}
      </h2>
      {content.writing.map((_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- another order is another form
        <section key={place} className={formStyles.card} aria-labelledby={`task-${place + 1}`}>
          <h3 id={`task-${place + 1}`} tabIndex={-1}>
            {words.task(place + 1)}
          </h3>
          <Textarea
            {...form.field(taskField(place, 'prompt'))}
            label={words.prompt}
            rows={2}
            lang="en"
            autoComplete="off"
          />
          <TextInput
            {...form.field(taskField(place, 'points'))}
            className={styles.points}
            label={words.points}
            inputMode="numeric"
            autoComplete="off"
          />
          <div>
            <Button
              variant="subtle"
              color="rosella"
              onClick={() => form.rebuild({ kind: 'remove task', place })}
            >
              {words.removeTaskOf(place + 1)}
            </Button>
          </div>
        </section>
      ))}
      {content.writing.length < MOST_WRITING_TASKS && (
        <div>
          <Button
            variant="outline"
            loading={form.submit.loading}
            onClick={() => form.rebuild({ kind: 'add task' })}
          >
            {words.addTask}
          </Button>
        </div>
      )}
    </section>
  );
};
