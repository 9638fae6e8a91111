import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { data, useParams } from 'react-router';
import type { Answer, CallKey } from '../../frame/api.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { type ApiQuery, type LoaderOptions, type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { AskFirst } from '../list/ask-first.tsx';
import { FormButtons, type FormButtonsProps } from './form-buttons.tsx';
import { FormNotes } from './form-notes.tsx';
import { LeaveGuard, useSaveShortcut } from './guard.tsx';
import { OfficeBack } from '../list/office-back.tsx';
import styles from '../list/office-form.module.css';
import type { ShownForm } from './record-form.ts';

/**
 * The loaders of a screen that updates the record named in its address, and a hook for the loaded answer. The record is
 * always fetched, because a form keeps its initial values.
 * @param query reads the text of the address, by `recordId` or `recordUuid`
 * @param isIts whether the answer is about a record of this screen; one that is not counts as not found
 */
export const updateScreen = <Key extends CallKey>(
  param: string,
  query: (text: string | undefined) => ApiQuery<Key>,
  isIts: (answer: Answer<Key>) => boolean = () => true,
) => {
  const queries: ScreenQueries = ({ params }) => [query(params[param]) as ApiQuery];
  const check: LoaderOptions['check'] = (known, { params }) => {
    const answer = known.getQueryData<Answer<Key>>(query(params[param]).queryKey);
    if (answer && !isIts(answer)) throw data(null, { status: 404 });
  };
  return {
    loader: prefetch(queries, { check }),
    clientLoader: ensure(queries, { check, fresh: true }),
    useRecord: () => useSuspenseQuery(query(useParams()[param])).data,
  };
};

interface Props {
  title: string;
  /** which record is updated */
  subject?: string;
  /** the list that the form belongs to */
  listAt: string;
  /** the words of the way there, where it is no list */
  back?: string;
  form: ShownForm;
  submitLabel: string;
  /** cards with fields */
  children: ReactNode;
  /** what guests will see of it: beside the fields, and stays in view; below them where there is no room */
  preview?: ReactNode;
  /** the fields need the whole width: it stands below them */
  isPreviewBelow?: boolean;
  /** what can be done when somebody else has deleted the record; absent: what was typed can be copied */
  gone?: FormButtonsProps['gone'];
  /** below the form */
  after?: ReactNode;
}

/**
 * A page of the back office that creates or updates one record: back to the list, title, cards, and a bar that stays in view
 * with the submit button.
 */
export const FormScreen = (props: Props) => {
  const { title, subject, listAt, back, form, submitLabel, children, preview, isPreviewBelow, gone, after } =
    props;
  const { formProps, guard, notes, question } = form;
  useSaveShortcut(formProps.ref);
  return (
    <div className={preview ? `${styles.screen} ${styles.wide}` : styles.screen}>
      <PageHead title={title} />
      <OfficeBack to={listAt} words={back} />
      <h1>{title}</h1>
      {subject !== undefined && <p className={styles.subject}>{subject}</p>}
      <form {...formProps} className={styles.form}>
        <FormNotes notes={notes} />
        {preview ? (
          <div className={isPreviewBelow ? styles.stacked : styles.beside}>
            <div className={styles.fields}>{children}</div>
            <div className={styles.preview}>{preview}</div>
          </div>
        ) : (
          children
        )}
        <FormButtons className={styles.bar} form={form} submitLabel={submitLabel} gone={gone} />
      </form>
      <AskFirst {...question} />
      <LeaveGuard guard={guard} subject={subject ?? title} />
      {after}
    </div>
  );
};
