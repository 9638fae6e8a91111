import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { addDays } from '../../../domain/values/calendar-date.ts';
import { localeOf } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { useBirthdateCheck } from '../pattern/birthdate-check.ts';
import { useContractForm } from '../../app/form.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { RegionFields } from '../pattern/region-fields.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { useToday } from '../../frame/today.ts';
import { ChoiceField } from '../../ui/app/choice-field.tsx';
import { ParentDateField } from '../pattern/parent-date-field.tsx';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { TextInput, Textarea } from '../../ui/app/field.tsx';
import { AccountPage, Elsewhere } from '../../shell/account-page.tsx';
import { dropSignUp, keepSignUp, readSignUp } from './sign-up-draft.ts';
import { SignUpForm } from './sign-up-schema.ts';
import styles from './sign-up.module.css';

const initialValues = {
  first_name: '',
  last_name: '',
  gender: '',
  birthdate: '',
  email: '',
  phone_number: '',
  password: '',
  password_confirmation: '',
  province: '',
  city: '',
  zip_code: '',
  address_details: '',
  special_notes: '',
};

/** A parent's registration. The password goes out as it is, so that the server can count its letters. */
export default function SignUp() {
  const language = useLanguage();
  const { accounts, fields, forms } = useTexts();
  const { signUp } = accounts;
  const yesterday = addDays(useToday(), -1);
  const navigate = useNavigate();
  const { form, field, formProps, submit, refusal } = useContractForm(useBirthdateCheck(SignUpForm), {
    initialValues,
    send: ({ password_confirmation: _again, ...person }) =>
      mutate('POST /users/register', { body: { ...person, locale: localeOf(language) } }),
    beside: { email_taken: 'email' },
    onSuccess: (_answer, { email }) => {
      dropSignUp();
      return navigate(paths.welcome({ from: 'sign-up' }), { state: { email } });
    },
  });
  useDraft(form);
  const email = field('email');
  const toggle = { show: forms.show, hide: forms.hide };
  return (
    <AccountPage pose="waving" title={signUp.title} lead={signUp.lead} wide>
      <form {...formProps}>
        <Group title={signUp.about}>
          <TextInput {...field('first_name')} autoComplete="given-name" maxLength={100} />
          <TextInput
            {...field('last_name')}
            label={forms.optional(fields.last_name)}
            description={signUp.lastNameHint}
            autoComplete="family-name"
            maxLength={100}
          />
          <ChoiceField
            {...field('gender')}
            options={[
              { value: 'FEMALE', label: signUp.female },
              { value: 'MALE', label: signUp.male },
            ]}
          />
          <ParentDateField
            {...field('birthdate')}
            exampleYear={1988}
            min="1900-01-01"
            max={yesterday}
            autoComplete="bday"
          />
        </Group>
        <Group title={signUp.reach}>
          <TextInput
            {...email}
            error={
              email.error && refusal?.error === 'email_taken' ? <Taken message={email.error} /> : email.error
            }
            description={signUp.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextInput
            {...field('phone_number')}
            description={signUp.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </Group>
        <Group title={signUp.kit} lead={signUp.kitLead}>
          <RegionFields province={field('province')} city={field('city')} />
          <Textarea
            {...field('address_details')}
            className={styles.whole ?? ''}
            description={signUp.addressHint}
            autoComplete="street-address"
            rows={2}
            maxLength={500}
          />
          <TextInput
            {...field('zip_code')}
            description={signUp.zipHint}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
          <TextInput
            {...field('special_notes')}
            label={forms.optional(fields.special_notes)}
            description={signUp.notesHint}
            autoComplete="off"
            maxLength={500}
          />
        </Group>
        <Group title={signUp.sign}>
          <PasswordField
            {...field('password')}
            {...toggle}
            description={signUp.passwordHint}
            autoComplete="new-password"
          />
          <PasswordField {...field('password_confirmation')} {...toggle} autoComplete="new-password" />
        </Group>
        <SubmitButton {...submit} busy={forms.moment}>
          {signUp.action}
        </SubmitButton>
      </form>
      <p className={styles.agreed}>
        {signUp.agreed} <Link to={paths.terms}>{signUp.terms}</Link> ·{' '}
        <Link to={paths.privacy}>{signUp.privacy}</Link>
      </p>
      <Elsewhere>
        {signUp.haveOne} <Link to={paths.login}>{signUp.signIn}</Link>
      </Elsewhere>
    </AccountPage>
  );
}

/** Keeps what is typed over a reload, and shows it again in fields that are still empty. */
const useDraft = ({ values, getValues, setValues }: UseFormReturnType<typeof initialValues>) => {
  const isRead = useRef(false);
  useEffect(() => {
    // Until it is read, the empty form must not replace it.
    if (isRead.current) return keepSignUp(values);
    isRead.current = true;
    const draft = readSignUp(getValues());
    if (draft) setValues(draft);
    // oxlint-disable-next-line react/exhaustive-deps -- the form's functions stay the same
  }, [values]);
};

const Group = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    {lead && <p>{lead}</p>}
    <div className={styles.fields}>{children}</div>
  </fieldset>
);

const Taken = ({ message }: { message: ReactNode }) => {
  const { signUp } = useTexts().accounts;
  return (
    <>
      {message}. <Link to={paths.login}>{signUp.signInInstead}</Link>
    </>
  );
};
