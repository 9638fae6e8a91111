import { useState } from 'react';
import { SecondFactorPassword } from '../../../contract/second-factor.ts';
import { fewRecoveryCodes } from '../../../domain/accounts/second-factor.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import type { Answer } from '../../frame/api.ts';
import { passwordDigest } from '../../frame/password-digest.ts';
import { useContractForm } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { officeDate } from '../list/office-date.ts';
import { inOffice, useTexts } from '../list/texts.ts';
import { notify } from '../../shell/notify.ts';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { Button } from '../../ui/app/button.tsx';
import styles from './security.module.css';
import type { SetUpSecret } from './second-factor-set-up.tsx';

type State = Answer<'GET /users/second-factor'>['second_factor'];
type Action = 'start' | 'move' | 'renew' | 'remove';

interface Props {
  state: State;
  email: string;
  onSetUp: (secret: SetUpSecret) => void;
  onCodes: (codes: readonly string[]) => void;
}

/** Whether the second factor is on, and what may be done with it; each asks for the password in a dialog. */
export const SecondFactorState = ({ state, email, onSetUp, onCodes }: Props) => {
  const { security } = useTexts().admin;
  const [asked, setAsked] = useState<Action | null>(null);
  const button = (action: Action, variant: 'filled' | 'outline' = 'outline') => (
    <Button variant={variant} onClick={() => setAsked(action)}>
      {security[action]}
    </Button>
  );
  const isOn = state.enabled_at !== null;
  return (
    <>
      <h2>{security.heading}</h2>
      <p>{security.lead}</p>
      {(isOn || !state.is_required) && (
        <p className={styles.state}>
          {state.enabled_at ? security.on(dayOf(state.enabled_at)) : security.off}
        </p>
      )}
      {isOn && (
        <p>
          {security.left(state.recovery_codes_left)}{' '}
          {state.recovery_codes_left <= fewRecoveryCodes && security.fewLeft}
        </p>
      )}
      {isOn && state.is_required && <p>{security.compulsory}</p>}
      <div className={styles.actions}>
        {isOn ? (
          <>
            {button('renew')}
            {button('move')}
            {!state.is_required && button('remove')}
          </>
        ) : (
          button('start', 'filled')
        )}
      </div>
      <FormDialog
        title={asked === null ? security.title : security[asked]}
        row={asked}
        rowKey={(action) => action}
        onClose={() => setAsked(null)}
      >
        {(action) => (
          <PasswordForm
            action={action}
            email={email}
            onSetUp={onSetUp}
            onCodes={onCodes}
            onDone={() => setAsked(null)}
          />
        )}
      </FormDialog>
    </>
  );
};

const dayOf = (instant: string) => officeDate(dayInJakarta(new Date(instant)));

const PasswordForm = ({
  action,
  email,
  onSetUp,
  onCodes,
  onDone,
}: Omit<Props, 'state'> & { action: Action; onDone: () => void }) => {
  const { security, login } = useTexts().admin;
  const { forms } = useTexts();
  const begin = async (password: string) => {
    const setUp = await mutate('POST /users/second-factor/start', { body: { password } });
    return () => onSetUp(setUp);
  };
  const changes: Record<Action, (password: string) => Promise<() => void>> = {
    start: begin,
    move: begin,
    renew: async (password) => {
      const { recovery_codes } = await mutate('POST /users/second-factor/recovery-codes', {
        body: { password },
      });
      return () => onCodes(recovery_codes);
    },
    remove: async (password) => {
      await mutate('POST /users/second-factor/remove', { body: { password } });
      return () => notify({ severity: 'success', message: inOffice(({ admin }) => admin.security.removed) });
    },
  };
  const form = useContractForm(SecondFactorPassword, {
    initialValues: { password: '' },
    send: ({ password }) => changes[action](passwordDigest(password)),
    onSuccess: (show) => {
      onDone();
      show();
    },
  });
  return (
    <DialogForm subject={security.dialogs[action]} form={form} submitLabel={security.next}>
      {/* For password managers, which file a password under its account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...form.field('password')}
        label={login.password}
        autoComplete="current-password"
        show={forms.show}
        hide={forms.hide}
        data-autofocus
      />
    </DialogForm>
  );
};
