import { useEffect, useRef } from 'react';
import { FamilySize } from '../../../contract/families.ts';
import type { ListedChild } from '../../../contract/objects.ts';
import { defaultMaxChildren, highestMaxChildren } from '../../../domain/access/family-size.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../app/mutations.ts';
import { DialogForm } from '../form/form-dialog.tsx';
import formStyles from '../list/office-form.module.css';
import styles from '../list/panel-facts.module.css';
import { useRecordForm } from '../form/record-form.ts';
import { type AfterSaving, useAfterSaving } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { AccountDesk } from './account-desk.tsx';
import { FamilyOverview } from './family-overview.tsx';
import { ListedChildPanel, type ListedChildPanelProps } from './listed-child-panel.tsx';

/** A family: how to reach it, its children, what staff do for its account, and how many children it may have. */
export const FamilyPanel = (props: ListedChildPanelProps) => (
  <ListedChildPanel title={useTexts().admin.children.familyDialog} name="family" {...props}>
    {(child, then) => <Family child={child} year={props.year} then={then} />}
  </ListedChildPanel>
);

interface FamilyProps {
  child: ListedChild;
  year: number | undefined;
  then: AfterSaving;
}

const Family = ({ child, year, then }: FamilyProps) => {
  const subject = useRef<HTMLParagraphElement>(null);
  // Whoever opens it reads first: the limit, the only field, is what is changed least.
  useEffect(() => subject.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={formStyles.dialog}>
        <p ref={subject} className={formStyles.subject} tabIndex={-1} data-autofocus>
          {fullName(child.parent_first_name, child.parent_last_name)}
        </p>
        <FamilyOverview child={child} year={year} />
      </div>
      <AccountDesk userId={child.parent_user_id} />
      {child.parent_state !== 'erased' && <LimitForm child={child} then={then} />}
    </>
  );
};

/** How many children a family may have, with the version of its account. */
interface Size {
  max_children: number;
  version: number;
}
const sizeOf = ({ max_children, family_version: version }: ListedChild): Size => ({ max_children, version });

const LimitForm = ({ child, then }: { child: ListedChild; then: AfterSaving }) => {
  const { children } = useTexts().admin;
  const parent = fullName(child.parent_first_name, child.parent_last_name);
  const valuesOf = ({ max_children: size }: Size) => ({
    child_id: child.child_id,
    max_children: String(size),
  });
  const form = useRecordForm(FamilySize, {
    name: `family-${child.child_id}`,
    initialValues: valuesOf(sizeOf(child)),
    record: {
      row: sizeOf(child),
      valuesOf,
      fields: { max_children: {} },
      presentIn: ({ account }) => account,
    },
    send: (body, from, how) => mutate('POST /childs/family-size', { body: { ...body, ...from } }, how),
    ...useAfterSaving(then),
    rowIn: ({ account }): Size => account,
    about:
      ({ max_children }) =>
      ({ admin: { feedback } }) =>
        feedback.family(parent, max_children),
  });
  return (
    <div className={styles.section}>
      <DialogForm subject={parent} form={form} submitLabel={children.familySubmit} isHeaded>
        <TextInput
          {...form.field('max_children')}
          description={children.familyNote(defaultMaxChildren, highestMaxChildren)}
          inputMode="numeric"
          autoComplete="off"
        />
      </DialogForm>
    </div>
  );
};
