import { FamilySize } from '../../../contract/families.ts';
import type { FamilyAccount } from '../../../contract/objects.ts';
import { defaultMaxChildren, highestMaxChildren } from '../../../domain/access/family-size.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../app/mutations.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { DialogForm } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { useTexts } from '../list/texts.ts';
import type { FamilyFile } from './family-query.ts';

type Size = Pick<FamilyAccount, 'max_children' | 'version'>;

/** How many children a family may have, folded away: it is changed least. A call names the family by one of its children. */
export const FamilySizeForm = ({ file: { family, children } }: { file: FamilyFile }) => {
  const { family: words } = useTexts().admin;
  const [child] = children;
  if (!child) return null;
  return (
    <details>
      <summary>
        {words.places}: {family.max_children}
      </summary>
      <Form key={family.version} family={family} childId={child.child_id} />
    </details>
  );
};

const Form = ({ family, childId }: Pick<FamilyFile, 'family'> & { childId: number }) => {
  const { children: words } = useTexts().admin;
  const name = fullName(family.first_name, family.last_name);
  const valuesOf = ({ max_children: size }: Size) => ({ child_id: childId, max_children: String(size) });
  const form = useRecordForm(FamilySize, {
    name: `family-${family.user_id}`,
    record: {
      row: family,
      valuesOf,
      fields: { max_children: {} },
      presentIn: ({ account }) => account,
    },
    send: (body, from, how) => mutate('POST /childs/family-size', { body: { ...body, ...from } }, how),
    rowIn: ({ account }): Size => account,
    about:
      ({ max_children }) =>
      ({ admin: { feedback } }) =>
        feedback.family(name, max_children),
  });
  return (
    <DialogForm subject={name} form={form} submitLabel={words.familySubmit} isHeaded>
      <TextInput
        {...form.field('max_children')}
        description={words.familyNote(defaultMaxChildren, highestMaxChildren)}
        inputMode="numeric"
        autoComplete="off"
      />
    </DialogForm>
  );
};
