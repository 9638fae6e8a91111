import { TextInput } from '@mantine/core';
import { FamilySize } from '../../../contract/families.ts';
import type { ListedChild } from '../../../contract/objects.ts';
import { defaultMaxChildren, highestMaxChildren } from '../../../domain/access/family-size.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { DialogForm } from '../pattern/form-dialog.tsx';
import { useRecordForm } from '../pattern/record-form.ts';
import { type AfterSaving, useAfterSaving } from '../pattern/row-panel.tsx';
import { useTexts } from '../pattern/texts.ts';
import { AccountDesk } from './account-desk.tsx';
import { ChildFacts } from './child-facts.tsx';
import { ListedChildPanel, type ListedChildPanelProps } from './listed-child-panel.tsx';
import { readListedChild } from './listed-child.ts';

/** How many children a family may have, and what staff do for its account. */
export const FamilyPanel = (props: ListedChildPanelProps) => (
  <ListedChildPanel title={useTexts().admin.children.familyDialog} name="family" {...props}>
    {(child, then) => <FamilyForm child={child} then={then} />}
  </ListedChildPanel>
);

const valuesOf = (child: ListedChild) => ({
  child_id: child.child_id,
  max_children: String(child.max_children),
});

/** The size of a family has no version: its value says what became of a save. */
const withoutVersion = (child: ListedChild) => ({ ...child, version: null });

const FamilyForm = ({ child, then }: { child: ListedChild; then: AfterSaving }) => {
  const { children } = useTexts().admin;
  const parent = fullName(child.parent_first_name, child.parent_last_name);
  const form = useRecordForm(FamilySize, {
    name: `family-${child.child_id}`,
    initialValues: valuesOf(child),
    record: {
      row: withoutVersion(child),
      valuesOf,
      fields: { max_children: {} },
      presentIn: () => undefined,
      read: async () => {
        const found = await readListedChild(child);
        return found && withoutVersion(found);
      },
    },
    send: (body, _from, stop) =>
      mutate('POST /childs/family-size', { body }, { ...(stop && { signal: stop }) }),
    ...useAfterSaving(then),
    updated: {
      rowIn: ({ max_children }) => withoutVersion({ ...child, max_children }),
      about:
        ({ max_children }) =>
        ({ admin: { feedback } }) =>
          feedback.family(parent, max_children),
      canUndo: () => true,
    },
  });
  return (
    <>
      <DialogForm subject={parent} form={form} submitLabel={children.familySubmit}>
        <ChildFacts child={child} to={child.academic_year_id === null ? null : 'child'} />
        <TextInput
          {...form.field('max_children')}
          description={children.familyNote(defaultMaxChildren, highestMaxChildren)}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
        />
      </DialogForm>
      <AccountDesk userId={child.parent_user_id} />
    </>
  );
};
