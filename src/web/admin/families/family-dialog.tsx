import { TextInput } from '@mantine/core';
import { FamilySize } from '../../../contract/families.ts';
import type { ListedChild } from '../../../contract/objects.ts';
import { defaultMaxChildren, highestMaxChildren } from '../../../domain/access/family-size.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { DialogForm, FormDialog } from '../pattern/form-dialog.tsx';
import { useRecordForm } from '../pattern/record-form.ts';
import { readListedChild } from './read-listed-child.ts';
import { useTexts } from '../pattern/texts.ts';

interface Props {
  /** any child of the family; null while no dialog is open */
  child: ListedChild | null;
  onClose: () => void;
}

/** How many children a family may have. */
export const FamilyDialog = ({ child, onClose }: Props) => (
  <FormDialog
    title={useTexts().admin.children.familyDialog}
    row={child}
    rowKey={({ child_id }) => child_id}
    onClose={onClose}
  >
    {(row) => <FamilyForm child={row} onDone={onClose} />}
  </FormDialog>
);

const valuesOf = (child: ListedChild) => ({
  child_id: child.child_id,
  max_children: String(child.max_children),
});

/** The size of a family has no version: its value says what became of a save. */
const withoutVersion = (child: ListedChild) => ({ ...child, version: null });

const FamilyForm = ({ child, onDone }: { child: ListedChild; onDone: () => void }) => {
  const { children } = useTexts().admin;
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
    send: (body) => mutate('POST /childs/family-size', { body }),
    onDone,
  });
  return (
    <DialogForm
      subject={fullName(child.parent_first_name, child.parent_last_name)}
      form={form}
      submitLabel={children.familySubmit}
    >
      <TextInput
        {...form.field('max_children')}
        description={children.familyNote(defaultMaxChildren, highestMaxChildren)}
        inputMode="numeric"
        autoComplete="off"
      />
    </DialogForm>
  );
};
