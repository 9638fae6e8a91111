import { NewApiToken } from '../../../contract/api-tokens.ts';
import { type TokenScope, readScopes, writeScopes } from '../../../domain/accounts/api-token.ts';
import { useContractForm } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { useOneKey } from '../../app/use-one-key.ts';
import { Select } from '../../ui/app/field.tsx';
import { ChoiceField } from '../../ui/app/choice-field.tsx';
import { CheckLine } from '../form/check-line.tsx';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { notifyDone } from '../list/feedback.ts';
import { LimitedInput } from '../list/limited-text.tsx';
import { useTexts } from '../list/texts.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** the token, this once */
  onMade: (token: string) => void;
}

/** Makes a token for a program. */
export const NewTokenDialog = ({ isOpen, onClose, onMade }: Props) => (
  <FormDialog
    title={useTexts().admin.apiTokens.addTitle}
    row={isOpen ? 'new' : null}
    rowKey={(row) => row}
    onClose={onClose}
  >
    {() => <NewTokenForm onClose={onClose} onMade={onMade} />}
  </FormDialog>
);

/** Most programs are looked at again within the year. */
const choices = [30, 90, 180, 365];
const empty: { program: string; days: string; scopes: TokenScope[] } = {
  program: '',
  days: '365',
  // The least, so that everything is opened on purpose.
  scopes: ['orders:read'],
};

const NewTokenForm = ({ onClose, onMade }: Omit<Props, 'isOpen'>) => {
  const { apiTokens: words } = useTexts().admin;
  const { keyed, onRefusal } = useOneKey();
  const { field, formProps, submit, form } = useContractForm(NewApiToken, {
    initialValues: empty,
    send: (body) => mutate('POST /api-tokens', { body }, keyed()),
    onRefusal,
    onSuccess: ({ message }, { program }) =>
      notifyDone({ message, about: ({ admin }) => admin.apiTokens.made(program) }),
    onDone: ({ token }) => {
      onClose();
      if (token !== undefined) onMade(token);
    },
  });
  const has = (scope: TokenScope) => form.values.scopes.includes(scope);
  return (
    <DialogForm subject={words.addTitle} form={{ formProps, submit }} submitLabel={words.addSubmit} isHeaded>
      <p>{words.addNote}</p>
      <LimitedInput
        {...field('program')}
        limit={null}
        description={words.programHint}
        autoComplete="off"
        data-autofocus
      />
      <Select
        {...field('days')}
        data={choices.map((days) => ({ value: String(days), label: words.daysOf(days) }))}
      />
      <ChoiceField
        name="reads"
        label={words.toRead}
        value={readScopes.find(has) ?? ''}
        options={readScopes.map((value) => ({ value, label: words.toReadOf[value] }))}
        onChange={(read) => form.setFieldValue('scopes', [read, ...writeScopes.filter(has)])}
      />
      {writeScopes.map((scope) => (
        <CheckLine
          key={scope}
          isTicked={has(scope)}
          onChange={(given) =>
            form.setFieldValue('scopes', [...readScopes.filter(has), ...(given ? [scope] : [])])
          }
        >
          {words.writes[scope]}
        </CheckLine>
      ))}
    </DialogForm>
  );
};
