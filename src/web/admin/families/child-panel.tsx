import { useQuery } from '@tanstack/react-query';
import { GradeChange } from '../../../contract/enrolment.ts';
import type { ListedChild } from '../../../contract/objects.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../app/mutations.ts';
import { ChangeHistory } from '../list/change-history.tsx';
import { DialogForm } from '../form/form-dialog.tsx';
import formStyles from '../list/office-form.module.css';
import { useRecordForm } from '../form/record-form.ts';
import { type AfterSaving, useAfterSaving, RowPanel } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { Select } from '../../ui/app/field.tsx';
import { ChildFacts } from './child-facts.tsx';
import { PlacementFacts } from './placement-facts.tsx';
import { childQuery, placeQuery } from './listed-child.ts';
import type { ReactNode } from 'react';
import type { ListPage } from '../list/list-page.ts';

/** Puts a child into another grade of its year. */
export const ChildPanel = (props: ListedChildPanelProps) => (
  <ListedChildPanel title={useTexts().admin.children.dialog} name="child" {...props}>
    {(child, then) =>
      child.is_erased || child.academic_year_id === null ? (
        <ChildAlone child={child} />
      ) : (
        <GradeForm child={child} then={then} />
      )
    }
  </ListedChildPanel>
);

/** A child that was erased, or is in no year: nothing of it can be changed here. */
const ChildAlone = ({ child }: { child: ListedChild }) => (
  <div className={formStyles.dialog}>
    <p className={formStyles.subject} tabIndex={-1} data-autofocus>
      {fullName(child.first_name, child.last_name)}
    </p>
    <ChildFacts child={child} />
  </div>
);

const valuesOf = (child: ListedChild) => ({
  child_id: child.child_id,
  grade: child.grade === null ? '' : String(child.grade),
  academic_year_id: child.academic_year_id ?? undefined,
});

const GradeForm = ({ child, then }: { child: ListedChild; then: AfterSaving }) => {
  const { children, courses } = useTexts().admin;
  const name = fullName(child.first_name, child.last_name);
  const { data: found } = useQuery(childQuery(child.child_id));
  const isTestAwaited = found?.childs.status === 'TEST_AWAITED';
  const form = useRecordForm(GradeChange, {
    name: `grade-${child.child_id}-${child.academic_year_id}`,
    record: {
      row: child,
      valuesOf,
      fields: {
        grade: { words: (grade) => (grade === '' ? children.noGrade : courses.gradeOf(Number(grade))) },
      },
      presentIn: (present) => present.child,
    },
    send: (body, from, how) => mutate('POST /course/change-grade', { body: { ...body, ...from } }, how),
    ...useAfterSaving(then),
    rowIn: ({ child: changed }) => changed,
    about:
      ({ grade }) =>
      ({ admin }) =>
        admin.feedback.grade(name, grade === null ? admin.children.noGrade : admin.courses.gradeOf(grade)),
  });
  return (
    <>
      <DialogForm subject={name} form={form} submitLabel={children.submit}>
        <ChildFacts child={child} />
        <PlacementFacts childId={child.child_id} />
        <Select
          {...form.field('grade')}
          description={
            isTestAwaited ? `${children.gradeNote} ${children.gradeNoteOfTest}` : children.gradeNote
          }
          data-autofocus
        >
          <option value="">{courses.choose}</option>
          {grades.map((grade) => (
            <option key={grade} value={grade}>
              {courses.gradeOf(grade)}
            </option>
          ))}
        </Select>
      </DialogForm>
      <ChangeHistory kind="grade" id={child.child_id} fields={{ grade: { label: children.grade } }} />
    </>
  );
};

interface ListedChildPanelProps {
  page: ListPage<ListedChild>;
  /** the year whose children are listed */
  year: number | undefined;
}

/** Something about one of the children of a list, beside it. */
const ListedChildPanel = ({
  page,
  year,
  ...rest
}: ListedChildPanelProps & {
  title: string;
  name: 'child';
  children: (child: ListedChild, then: AfterSaving) => ReactNode;
}) => {
  const { children: words } = useTexts().admin;
  return (
    <RowPanel
      page={page}
      rowId="child_id"
      query={(id) => placeQuery(id, year)}
      read={({ child }) => child}
      missing={{ title: words.missingTitle, text: words.missingText }}
      {...rest}
    />
  );
};
