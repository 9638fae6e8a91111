import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sentence } from '../../../contract/report-objects.ts';
import { SentenceEntered } from '../../../contract/reports.ts';
import { type SentenceGroup, sentenceGroups } from '../../../domain/reports/sentences.ts';
import { paths } from '../../../paths.ts';
import { useContractForm } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { ensure, prefetch } from '../../app/screen.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { Button } from '../../ui/app/button.tsx';
import { Select, Textarea } from '../../ui/app/field.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { AskForDeletion } from '../list/ask-for-deletion.tsx';
import { notifyDone } from '../list/feedback.ts';
import { ListFilter } from '../list/list-filter.tsx';
import layout from '../../ui/page/layout.module.css';
import formStyles from '../list/office-form.module.css';
import styles from '../list/office-list.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { RowAction } from '../list/row-action.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { sentencesQuery } from './reports-query.ts';
import reportStyles from './reports.module.css';

const queries = () => [sentencesQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.reports.bank.title };

/** What reports are written from: the sentences of the product, and those of the school, which an owner adds, changes and ends. */
export default function AdminSentences() {
  const { reports } = useTexts().admin;
  const { bank: words } = reports;
  const { sentences } = useSuspenseQuery(sentencesQuery).data;
  const language = useLanguage();
  const [group, setGroup] = useState<SentenceGroup>('strengths');
  const [changed, setChanged] = useState<Sentence | null>(null);
  const [removed, setRemoved] = useState<Sentence | null>(null);
  const shown = sentences
    .filter((one) => one.group === group)
    .toSorted((a, b) => Number(b.is_own) - Number(a.is_own));
  const nameOf = (sentence: Sentence) => sentence[language];
  const columns = useColumns({ onChange: setChanged, onRemove: setRemoved });
  return (
    <OfficeScreen
      title={words.title}
      back={{ to: paths.adminReports, words: reports.title }}
      lead={words.lead}
    >
      <div className={formStyles.form}>
        <EnterSentence
          key={changed?.sentence_id ?? `new-${group}`}
          group={group}
          changed={changed}
          onEnd={() => setChanged(null)}
        />
        <ListFilter
          label={words.group}
          value={group}
          onChoose={(value) => setGroup(sentenceGroups.find((one) => one === value) ?? 'strengths')}
          data={sentenceGroups.map((value) => ({ value, label: reports.sentenceGroups[value] }))}
        />
        <OfficeTable
          label={words.title}
          rows={shown}
          rowKey={({ sentence_id: id }) => id}
          columns={columns}
        />
      </div>
      <AskForDeletion
        asked={removed}
        ask={(sentence) => words.askRemove(nameOf(sentence))}
        note={words.removeNote}
        nameOf={nameOf}
        remove={({ sentence_id }) => mutate('POST /report/sentence/remove', { body: { sentence_id } })}
        onEnd={() => setRemoved(null)}
      />
    </OfficeScreen>
  );
}

interface Ways {
  onChange: (sentence: Sentence) => void;
  onRemove: (sentence: Sentence) => void;
}

const useColumns = ({ onChange, onRemove }: Ways): OfficeColumn<Sentence>[] => {
  const { reports, list } = useTexts().admin;
  const { bank: words } = reports;
  const language = useLanguage();
  return [
    {
      name: 'en',
      title: words.en,
      render: ({ en }) => (
        <span lang="en" className={reportStyles.said}>
          {en}
        </span>
      ),
    },
    {
      name: 'id',
      title: words.id,
      render: ({ id }) => (
        <span lang="id" className={reportStyles.said}>
          {id}
        </span>
      ),
    },
    {
      name: 'actions',
      title: list.actions,
      width: 11,
      render: (sentence) =>
        sentence.is_own ? (
          <div className={styles.actions}>
            <RowAction label={words.change} of={sentence[language]} onClick={() => onChange(sentence)} />
            <RowAction
              label={words.remove}
              of={sentence[language]}
              color="rosella"
              onClick={() => onRemove(sentence)}
            />
          </div>
        ) : (
          words.shipped
        ),
    },
  ];
};

interface EntryProps {
  group: SentenceGroup;
  /** null: a new one is entered */
  changed: Sentence | null;
  onEnd: () => void;
}

/** One more sentence, or other words of one that is there. */
const EnterSentence = ({ group, changed, onEnd }: EntryProps) => {
  const { admin, forms } = useTexts();
  const { bank: words, sentenceGroups: groups } = admin.reports;
  const title = changed ? words.changing : words.adding;
  const { form, field, formProps, submit } = useContractForm(SentenceEntered, {
    initialValues: { group: changed?.group ?? group, en: changed?.en ?? '', id: changed?.id ?? '' },
    beside: { sentence_names_differ: 'en', sentence_there: 'en', too_many_sentences: 'en' },
    send: (body) =>
      changed
        ? mutate('POST /report/sentence/change', { body: { sentence_id: changed.sentence_id, ...body } })
        : mutate('POST /report/sentence', { body }),
    onSuccess: ({ message }) => {
      notifyDone({ message, about: ({ admin: { reports } }) => reports.bank.saved });
      form.reset();
      onEnd();
    },
  });
  return (
    <form {...formProps} className={formStyles.card} aria-label={title}>
      <h2>{title}</h2>
      <Select
        {...field('group')}
        label={words.group}
        data={sentenceGroups.map((value) => ({ value, label: groups[value] }))}
      />
      <div className={formStyles.pair}>
        <Textarea
          {...field('en')}
          label={words.en}
          description={words.nameHint}
          lang="en"
          rows={3}
          maxLength={300}
        />
        <Textarea
          {...field('id')}
          label={words.id}
          description={words.nameHint}
          lang="id"
          rows={3}
          maxLength={300}
        />
      </div>
      <div className={layout.ways}>
        <SubmitButton {...submit} busy={forms.moment}>
          {changed ? words.save : words.add}
        </SubmitButton>
        {changed && (
          <Button variant="outline" onClick={onEnd}>
            {words.leave}
          </Button>
        )}
      </div>
    </form>
  );
};
