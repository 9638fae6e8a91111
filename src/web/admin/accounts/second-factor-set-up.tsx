import { SecondFactorCode } from '../../../contract/second-factor.ts';
import type { Answer } from '../../frame/api.ts';
import { useContractForm } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { useTexts } from '../list/texts.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { Button } from '../../ui/app/button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import { oneTimeInput } from './code-input.ts';
import { CopyButton } from '../list/copy-button.tsx';
import { FocusedHeading } from './focused-heading.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './security.module.css';

export type SetUpSecret = Pick<Answer<'POST /users/second-factor/start'>, 'secret' | 'qr_url'>;

interface Props {
  secret: SetUpSecret;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The QR code, the same as text, and the first code, which switches the second factor on. */
export const SetUp = ({ secret: { secret, qr_url }, onCodes, onCancel }: Props) => {
  const { admin, forms } = useTexts();
  const { setUp } = admin.security;
  const { field, formProps, submit } = useContractForm(SecondFactorCode, {
    initialValues: { one_time_code: '' },
    beside: { wrong_code: 'one_time_code', too_many_tries: 'one_time_code' },
    send: (body) => mutate('POST /users/second-factor/confirm', { body }),
    onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
  });
  return (
    <>
      <FocusedHeading>{setUp.title}</FocusedHeading>
      <p>{setUp.scan}</p>
      <img className={styles.qr} src={qr_url} alt={setUp.qr} width={220} height={220} />
      <p>{setUp.secret}</p>
      <div className={styles.secret}>
        <code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        <CopyButton text={secret} label={setUp.copySecret} />
      </div>
      <form {...formProps} className={layout.stack}>
        <p>{setUp.code}</p>
        <TextInput {...field('one_time_code')} {...oneTimeInput} label={admin.secondStep.code} />
        <div className={styles.actions}>
          <SubmitButton {...submit} busy={forms.moment}>
            {setUp.confirm}
          </SubmitButton>
          <Button variant="outline" size="md" onClick={onCancel}>
            {setUp.cancel}
          </Button>
        </div>
      </form>
    </>
  );
};
