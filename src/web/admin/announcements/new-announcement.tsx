import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { NewAnnouncement } from '../../../contract/announcements.ts';
import * as field from '../../../contract/fields.ts';
import type { AcademicYear } from '../../../contract/objects.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { apiQuery, prefetch } from '../../app/screen.ts';
import type { Answer } from '../../frame/api.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useToday } from '../../frame/today.ts';
import { Button } from '../../ui/app/button.tsx';
import { Select } from '../../ui/app/field.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { DialogForm } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { batchesQuery, useBatchOption } from '../list/batch-choice.tsx';
import { LimitedInput, LimitedTextarea } from '../list/limited-text.tsx';
import { ListError } from '../list/list-results.tsx';
import { OfficeBack } from '../list/office-back.tsx';
import formStyles from '../list/office-form.module.css';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { usualBatch } from '../list/usual-batch.ts';
import layout from '../../ui/page/layout.module.css';
import cells from '../list/cells.module.css';
import styles from './announcements.module.css';

export const loader = prefetch(() => [batchesQuery]);
export const clientLoader = async () => null;

export const handle = { title: ({ admin }: OfficeTexts) => admin.announcements.newTitle };

/** A message to the families of a batch, or of a grade or group of it. */
export default function NewAnnouncementScreen() {
  const { announcements: words } = useTexts().admin;
  const { data, isLoadingError, isFetching, refetch } = useQuery(batchesQuery);
  const today = useToday();
  const batches = data?.academic_years.filter(({ end_date }) => end_date >= today);
  const usual = batches && usualBatch(batches, today);
  return (
    <div className={formStyles.screen}>
      <OfficeBack to={paths.adminAnnouncements} words={words.toSent} />
      <PageHead title={words.newTitle} />
      <h1>{words.newTitle}</h1>
      <p>{words.newLead}</p>
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {!batches && !isLoadingError && <Skeleton height={480} />}
      {batches && !usual && <EmptyState level={2} title={words.emptyTitle} text={words.noBatch} />}
      {batches && usual && <MessageForm batches={batches} usual={usual} />}
    </div>
  );
}

/** Whom it is to, as the form names it: everybody, a grade or a group by its number in the database. */
const EVERYBODY = 'all';
const Entry = z.object({
  academic_year_id: field.id,
  whom: z.string(),
  ...z.pick(NewAnnouncement, { subject: true, subject_indo: true, body: true, body_indo: true }).shape,
});
type Message = z.input<typeof NewAnnouncement>;

const messageOf = ({ whom, ...words }: z.output<typeof Entry>): Message => {
  const [kind, number] = whom.split('-');
  return {
    ...words,
    ...(kind === 'grade' && { grade: Number(number) }),
    ...(kind === 'group' && { group_id: Number(number) }),
  };
};

type Previewed = Answer<'POST /announcements/preview'>;

const MessageForm = ({ batches, usual }: { batches: readonly AcademicYear[]; usual: AcademicYear }) => {
  const { announcements: words } = useTexts().admin;
  const navigate = useNavigate();
  const [previewed, setPreviewed] = useState<{ of: string; answer: Previewed } | null>(null);
  const form = useRecordForm(Entry, {
    name: 'announcement',
    initialValues: {
      academic_year_id: String(usual.academic_year_id),
      whom: EVERYBODY,
      subject: '',
      subject_indo: '',
      body: '',
      body_indo: '',
    },
    send: (entry, _from, how) => mutate('POST /announcements', { body: messageOf(entry) }, how),
    askFirst: (values) => ({
      ask: words.ask(seenOf(values)?.families ?? null),
      note: words.askNote,
      words: { yes: words.yes },
    }),
    rowIn: ({ announcement }) => ({ ...announcement, version: null }),
    about:
      ({ families }) =>
      ({ admin }) =>
        admin.announcements.done(families),
    onDone: () => void navigate(paths.adminAnnouncements),
  });
  const values = form.form.values;
  const seenOf = (entry: object) => (previewed?.of === JSON.stringify(entry) ? previewed.answer : null);
  const seen = seenOf(values);
  const look = useMutation({
    mutationFn: async (entry: typeof values) =>
      mutate('POST /announcements/preview', { body: messageOf(Entry.parse(entry)) }),
    onSuccess: (answer, entry) => setPreviewed({ of: JSON.stringify(entry), answer }),
  });
  const onLook = () => {
    const problems = form.problems();
    if (Object.keys(problems).length > 0) form.fail(problems);
    else if (!look.isPending) look.mutate(values);
  };
  const groups = useGroups(values.academic_year_id);
  return (
    <div className={formStyles.form}>
      <div className={formStyles.card}>
        <DialogForm subject={words.newTitle} form={form} submitLabel={words.send} isHeaded>
          <Select
            {...form.field('academic_year_id')}
            data={batches.map(useBatchOption())}
            onChange={({ currentTarget }) =>
              form.form.setValues({ academic_year_id: currentTarget.value, whom: EVERYBODY })
            }
          />
          <Select
            {...form.field('whom')}
            data={[
              { value: EVERYBODY, label: words.everybody },
              ...grades.map((grade) => ({ value: `grade-${grade}`, label: words.gradeOnly(grade) })),
              ...groups.map(({ group_id, grade, number }) => ({
                value: `group-${group_id}`,
                label: words.groupOnly(grade, number),
              })),
            ]}
          />
          <LimitedInput {...form.limited('subject_indo')} lang="id" />
          <LimitedTextarea {...form.limited('body_indo')} rows={7} lang="id" />
          <LimitedInput {...form.limited('subject')} lang="en" />
          <LimitedTextarea {...form.limited('body')} rows={7} lang="en" />
          <div className={layout.ways}>
            <Button variant="outline" onClick={onLook} aria-disabled={look.isPending || undefined}>
              {words.preview}
            </Button>
          </div>
          {seen && <AnnouncementPreview words={values} answer={seen} />}
          <p>{words.askNote}</p>
        </DialogForm>
      </div>
    </div>
  );
};

/** The groups of a batch; until they are known, none can be chosen. */
const useGroups = (academicYearId: string) =>
  useQuery(apiQuery('GET /live-class', { query: { academic_year_id: academicYearId, page: 1, size: 200 } }))
    .data?.groups ?? [];

interface Props {
  words: { subject: string; subject_indo: string; body: string; body_indo: string };
  answer: Answer<'POST /announcements/preview'>;
}

/** A message as families read it, in the inbox and as a mail, with how many it reaches. */
const AnnouncementPreview = ({ words: written, answer: { families, mails } }: Props) => {
  const { announcements: words, messages } = useTexts().admin;
  const inLanguages = [
    { language: 'ID', title: written.subject_indo, text: written.body_indo },
    { language: 'EN', title: written.subject, text: written.body },
  ] as const;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{words.previewTitle}</h2>
      <p role="status">
        <strong>{words.reaches(families)}</strong> {words.howSent}
      </p>
      {inLanguages.map(({ language, title, text }) => (
        <div key={language}>
          <p className={cells.under}>{words.inInbox[language]}</p>
          <div className={styles.inbox} lang={language.toLowerCase()}>
            <h3>{title.trim()}</h3>
            <p>{text.trim()}</p>
          </div>
        </div>
      ))}
      {mails.map(({ language, html }) => (
        <details key={language} className={styles.message}>
          <summary>{messages.mailIn[language]}</summary>
          {/* Without scripts, forms and an origin: it only shows how the mail looks. */}
          <iframe className={styles.mail} sandbox="" srcDoc={html} title={messages.mailIn[language]} />
        </details>
      ))}
    </section>
  );
};
