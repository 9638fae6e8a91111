import { useMemo } from 'react';
import type { News } from '../../../contract/content-objects.ts';
import { performanceCategories } from '../../../domain/content/categories.ts';
import { paths } from '../../../paths.ts';
import type { CallOptions } from '../../frame/api.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { formBody } from '../list/form-body.ts';
import { FormScreen } from '../form/form-screen.tsx';
import { LimitedInput, LimitedTextarea } from '../list/limited-text.tsx';
import styles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { VideoField, VideoPreview } from '../upload/video-field.tsx';
import { useVideoForm } from '../upload/video-form.tsx';
import { Select } from '../../ui/app/field.tsx';
import { useEmptyIn } from './chosen-category.ts';
import { type PerformanceEntry, emptyPerformance, performanceForm } from './performance-entry.ts';
import { performanceFilters } from './performance-list.ts';
import { nextPerformance, usePerformanceRecord } from './performance-record.ts';
import { usePerformanceWords } from './performance-words.ts';
import css from './preview-card.module.css';
import { PreviewCard } from './preview-card.tsx';
import { saidState } from './said-state.ts';
import { ShownChildField } from './shown-child-field.tsx';
import { Visibility } from './visibility.tsx';

interface Props {
  title: string;
  /** the performance that is changed */
  own?: News;
  send: (form: FormData, how: CallOptions) => Promise<{ message: string; news: News }>;
  /** shows the form anew, for another performance */
  startAnew?: () => void;
  submitLabel: string;
}

/** What a child made: its words in both languages, its category and its video; beside it what guests will see. */
export const PerformanceForm = ({ title, own, send, startAnew, submitLabel }: Props) => {
  const { news: newsWords, performances, videos } = useTexts().admin;
  const { titleOf } = usePerformanceWords();
  const language = useLanguage();
  const current = own?.video_url ?? null;
  const schema = useMemo(() => performanceForm(current !== null), [current]);
  const videoForm = useVideoForm(schema, {
    name: own ? `performance-${own.news_id}` : 'new-performance',
    initialValues: useEmptyIn(emptyPerformance, performanceFilters.category),
    record: usePerformanceRecord(own),
    next: own ? () => nextPerformance(own) : 'same form',
    address: own ? paths.adminPerformance(own.news_id) : paths.adminNewPerformance,
    subjectOf: ({ titleEN, titleID }) => (own ? titleOf(own) : language === 'id' ? titleID : titleEN),
    startAnew,
    send: (entry, sent, how) => send(formBody({ ...(own && { id: own.news_id }), ...entry, ...sent }), how),
    askFirst: ({ published }, row) =>
      row && row.published_at !== null && published === 'false'
        ? {
            ask: newsWords.askWithdraw(titleOf(row)),
            note: performances.withdrawNote,
            isDestructive: true,
          }
        : null,
    listAt: paths.adminPerformances,
    rowIn: ({ news }) => news,
    about: (after, before) => (words) =>
      saidState(titleOf(after), { ...(before && { before }), after }, words),
  });
  const { form, field, limited, videoField, overlay } = videoForm;
  const { values } = form;
  return (
    <FormScreen
      title={title}
      {...(own && { subject: titleOf(own) })}
      listAt={paths.adminPerformances}
      form={videoForm}
      submitLabel={submitLabel}
      after={overlay}
      preview={<PerformancePreview entry={values} current={current} />}
    >
      <div className={styles.card}>
        <h2>{performances.texts}</h2>
        <LimitedInput {...limited('titleEN')} autoComplete="off" />
        <LimitedInput {...limited('titleID')} autoComplete="off" lang="id" />
        <div className={styles.pair}>
          <LimitedTextarea {...limited('descriptionEN')} rows={4} />
          <LimitedTextarea {...limited('descriptionID')} rows={4} lang="id" />
          {/* On the wire the field has the name of the testimonies' categories. */}
          <Select {...field('category')} label={performances.category}>
            <option value="">{performances.choose}</option>
            {performanceCategories.map((category) => (
              <option key={category} value={category}>
                {performances.categories[category]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div className={styles.card}>
        <h2>{performances.video}</h2>
        <VideoField {...videoField} current={current} hint={videos.limit} />
      </div>
      <ShownChildField field={field('child_id')} current={own?.child ?? null} />
      <Visibility
        value={values.published}
        onChange={(published) => form.setFieldValue('published', published)}
        since={own?.published_at ?? null}
        notes={{ publish: performances.publishNote, withdraw: performances.withdrawNote }}
      />
    </FormScreen>
  );
};

interface PreviewProps {
  entry: PerformanceEntry;
  /** the address of the video that is there */
  current: string | null;
}

/** The performance as guests will see it: its video, and below it the quoted title and the description. */
const PerformancePreview = ({ entry, current }: PreviewProps) => {
  const { performances: words } = useTexts().admin;
  return (
    <PreviewCard
      beside={
        entry.video || current ? (
          <VideoPreview file={entry.video} current={current} />
        ) : (
          <div className={css.empty}>{words.videoPlaceholder}</div>
        )
      }
    >
      {(language) => {
        const title = language === 'id' ? entry.titleID : entry.titleEN;
        const description = language === 'id' ? entry.descriptionID : entry.descriptionEN;
        return (
          <div className={css.work}>
            <h3>{words.quoted(title.trim() || words.titlePlaceholder)}</h3>
            <p>{description.trim() || words.descriptionPlaceholder}</p>
          </div>
        );
      }}
    </PreviewCard>
  );
};
