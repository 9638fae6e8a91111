import { type ComponentProps, type FormEvent, lazy, useMemo, useState } from 'react';
import type { News } from '../../../contract/content-objects.ts';
import { dayInJakarta, startOfDay } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import type { CallOptions } from '../../frame/api.ts';
import { useToday } from '../../frame/today.ts';
import { problemText, problemsOf } from '../../app/form-problems.ts';
import { loadPart } from '../../app/load-screens.ts';
import { notify } from '../../shell/notify.ts';
import { ProgressBar } from '../../ui/app/progress-bar.tsx';
import { formBody } from '../list/form-body.ts';
import { FormScreen } from '../form/form-screen.tsx';
import { LimitedInput } from '../list/limited-text.tsx';
import { officeDate } from '../list/office-date.ts';
import styles from '../list/office-form.module.css';
import { useRecordForm, type FormRecord } from '../form/record-form.ts';
import { inOffice, useTexts } from '../list/texts.ts';
import { ArticleField } from './article-field.tsx';
import { NewsGone } from './news-gone.tsx';
import { type NewsEntry, emptyNews, newsForm, entryOf } from './news-entry.ts';
import own from './news-form.module.css';
import { useNewsTitle } from './news-words.ts';
import { useFileAddress } from '../../app/upload/file-address.ts';
import { usePhotoFirst } from '../form/photo-first.ts';
import { PictureField } from './picture-field.tsx';
import { PreviewPlace } from './preview-place.tsx';
import { saidState } from './said-state.ts';
import { Visibility } from './visibility.tsx';
import { differingPart } from './article-text.ts';

const NewsPreview = lazy(() => loadPart(() => import('./news-preview.tsx')));

interface Props {
  title: string;
  /** the story that is changed */
  story?: News;
  send: (form: FormData, how: CallOptions) => Promise<{ message: string; news: News }>;
  submitLabel: string;
}

const details = ['contentDetailEN', 'contentDetailID'] as const;

/** A story of the news: its card, its article in both languages, and what both look like. */
export const NewsForm = ({ title, story, send, submitLabel }: Props) => {
  const texts = useTexts();
  const { news } = texts.admin;
  const titleOf = useNewsTitle();
  const [sent, setSent] = useState<number | null>(null);
  const today = startOfDay(useToday());
  const date = story?.published_at ? new Date(story.published_at) : today;
  const schema = useMemo(
    () => newsForm({ card: Boolean(story?.image_url), header: Boolean(story?.header_url) }),
    [story?.image_url, story?.header_url],
  );
  const noteOf = (since: string | null) =>
    news.withdrawNote(since === null ? '' : officeDate(dayInJakarta(new Date(since))));
  const recordForm = useRecordForm(schema, {
    name: story ? `news-${story.news_id}` : 'new-news',
    initialValues: emptyNews,
    record: useNewsRecord(story),
    send: (entry, from, how) => {
      const hasPicture = entry.cardImage !== null || entry.contentHeaderImage !== null;
      return send(formBody({ ...(story && { id: story.news_id }), ...entry, ...from }), {
        ...how,
        ...(hasPicture && { onProgress: setSent }),
      }).finally(() => setSent(null));
    },
    askFirst: ({ published }, row) =>
      row && row.published_at !== null && published === 'false'
        ? { ask: news.askWithdraw(titleOf(row)), note: noteOf(row.published_at), isDestructive: true }
        : null,
    listAt: paths.adminNews,
    rowIn: ({ news: saved }) => saved,
    about: (after, before) => (words) =>
      saidState(titleOf(after), { ...(before && { before }), after }, words),
  });
  const { form, field, limited, formProps } = recordForm;
  const { values } = form;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const problems = problemsOf(schema, form.getValues());
    const missing = details.find((name) => problems[name] !== undefined);
    formProps.onSubmit(event);
    if (missing === undefined) return;
    notify({
      severity: 'error',
      message: inOffice((words) => {
        const said = problemText(words, missing, problems[missing]);
        return typeof said === 'string' ? said : words.shell.unexpected;
      }),
    });
  };
  const { form: shownForm, photo } = usePhotoFirst({ ...recordForm, formProps: { ...formProps, onSubmit } });
  const chosenCard = useFileAddress(values.cardImage);
  const chosenHeader = useFileAddress(values.contentHeaderImage);
  const cardPicture = chosenCard ?? story?.image_url ?? null;
  const headerPicture = chosenHeader ?? story?.header_url ?? null;
  const textField = (name: Exclude<keyof NewsEntry & string, 'cardImage'>) => (
    <LimitedInput {...limited(name)} autoComplete="off" lang={name.endsWith('ID') ? 'id' : 'en'} />
  );
  return (
    <FormScreen
      title={title}
      {...(story && { subject: titleOf(story) })}
      listAt={paths.adminNews}
      form={shownForm}
      submitLabel={submitLabel}
      gone={{ ...news.gone, ways: <NewsGone take={() => recordForm.handOver().draft} /> }}
      isPreviewBelow
      preview={
        <NewsPreviewPlace
          entry={values}
          date={date}
          cardPicture={cardPicture}
          headerPicture={headerPicture}
        />
      }
    >
      <div className={styles.card}>
        <h2>{news.card}</h2>
        {textField('cardNewsTitleEN')}
        {textField('cardNewsTitleID')}
        <div className={styles.pair}>
          {textField('cardButtonTextEN')}
          {textField('cardButtonTextID')}
        </div>
        <PictureField
          name="cardImage"
          label={texts.fields.cardImage}
          address={cardPicture}
          isKept={Boolean(story?.image_url)}
          picked={values.cardImage}
          onPick={(file) => form.setFieldValue('cardImage', file)}
          error={field('cardImage').error}
          hold={photo('cardImage')}
        />
      </div>
      <div className={styles.card}>
        <h2>{news.article}</h2>
        <div className={styles.pair}>
          <PictureField
            name="contentHeaderImage"
            label={texts.fields.contentHeaderImage}
            address={headerPicture}
            isKept={Boolean(story?.header_url)}
            picked={values.contentHeaderImage}
            onPick={(file) => form.setFieldValue('contentHeaderImage', file)}
            error={field('contentHeaderImage').error}
            hold={photo('contentHeaderImage')}
          />
          <div className={own.fields}>
            <LimitedInput
              {...limited('contentLinkTo')}
              description={news.linkHelp}
              autoComplete="off"
              inputMode="url"
            />
            {textField('contentButtonTextEN')}
            {textField('contentButtonTextID')}
          </div>
        </div>
      </div>
      <div className={`${styles.card} ${own.texts}`}>
        {details.map((name) => (
          <ArticleField
            key={name}
            name={name}
            label={texts.fields[name]}
            value={values[name]}
            onChange={(html) => form.setFieldValue(name, html)}
            error={field(name).error}
            language={name === 'contentDetailID' ? 'id' : 'en'}
          />
        ))}
      </div>
      <Visibility
        value={values.published}
        onChange={(published) => form.setFieldValue('published', published)}
        since={story?.published_at ?? null}
        notes={{ publish: news.publishNote, withdraw: noteOf(story?.published_at ?? null) }}
      />
      {sent !== null && (
        <div role="status">
          <p>{news.sendingPictures(Math.round(sent * 100))}</p>
          <ProgressBar label={news.sendingPictures(Math.round(sent * 100))} share={sent} />
        </div>
      )}
    </FormScreen>
  );
};

/** A story as guests will see it. */
const NewsPreviewPlace = (props: Omit<ComponentProps<typeof NewsPreview>, 'language'>) => (
  <PreviewPlace height={600}>{(language) => <NewsPreview {...props} language={language} />}</PreviewPlace>
);

/** What is compared of a story that somebody else may have saved meanwhile; undefined for a new one. */
const useNewsRecord = (story: News | undefined): FormRecord<News, NewsEntry> | undefined => {
  const { fields, admin } = useTexts();
  const { news } = admin;
  if (!story) return undefined;
  const words = (url: string) => (url === '' ? admin.form.empty : news.pictureSince);
  const article = { words: (html: string, other = '') => differingPart(html, other, news.articleWords) };
  return {
    row: story,
    valuesOf: entryOf,
    fields: {
      cardNewsTitleEN: {},
      cardNewsTitleID: {},
      cardButtonTextEN: {},
      cardButtonTextID: {},
      contentLinkTo: {},
      contentButtonTextEN: {},
      contentButtonTextID: {},
      contentDetailEN: article,
      contentDetailID: article,
      published: { label: news.visibility, words: (is) => (is === 'true' ? news.isPublished : news.draft) },
      cardImage: { label: fields.cardImage, of: ({ image_url: url }) => url, words },
      contentHeaderImage: { label: fields.contentHeaderImage, of: ({ header_url: url }) => url, words },
    },
    presentIn: (present) => present.news,
  };
};
