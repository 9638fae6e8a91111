import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addDays } from '../../../domain/values/calendar-date.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { localeOf } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { useBirthdateCheck } from '../pattern/birthdate-check.ts';
import { useContractForm } from '../../app/form.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { RegionFields } from '../pattern/region-fields.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { replaceDocument } from '../../shell/replace-document.ts';
import { useToday } from '../../frame/today.ts';
import { Button } from '../../ui/app/button.tsx';
import { ChoiceField } from '../../ui/app/choice-field.tsx';
import { ParentDateField } from '../pattern/parent-date-field.tsx';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { TextInput, Textarea } from '../../ui/app/field.tsx';
import { AccountPage, Elsewhere } from '../../shell/account-page.tsx';
import { AskedLine } from './asked-line.tsx';
import { askedRegion, keepAskedTerm } from './asked-price.ts';
import { dropSignUp, keepSignUp, readSignUp } from './sign-up-draft.ts';
import { entryOfVisit } from './entry-of-visit.ts';
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

/** What is asked together; the last step sends the form. */
const steps = [
  ['first_name', 'last_name', 'gender', 'birthdate'],
  ['email', 'phone_number', 'password', 'password_confirmation'],
  ['province', 'city', 'address_details', 'zip_code', 'special_notes'],
] as const;

/** How long the next page is waited for to take the address, in milliseconds. */
const TELL_MS = 5000;

const stepWith = (problems: object) => steps.findIndex((names) => names.some((name) => name in problems));

/** A parent's registration in three steps. The password goes out as it is, so that the server can count its letters. */
export default function SignUp() {
  const language = useLanguage();
  const { accounts, fields, forms } = useTexts();
  const { signUp } = accounts;
  const yesterday = addDays(useToday(), -1);
  const [open, setOpen] = useState(0);
  const { form, field, formProps, submit, refusal, problems, fail } = useContractForm(
    useBirthdateCheck(SignUpForm),
    {
      initialValues,
      send: ({ password_confirmation: _again, ...person }) =>
        mutate('POST /users/register', {
          body: { ...person, locale: localeOf(language), came: entryOfVisit() },
        }),
      beside: { email_taken: 'email' },
      onRefusal: ({ error, errors }) => {
        const step = stepWith(error === 'email_taken' ? { email: error } : errors);
        if (step >= 0) setOpen(step);
      },
      onSuccess: (_answer, { email }) => {
        dropSignUp();
        return goToWelcome(email);
      },
    },
  );
  useDraft(form, () => setOpen(Math.max(0, stepWith(problems()))));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const asked = steps.slice(0, open + 1).flat();
    const wrong = Object.fromEntries(
      Object.entries(problems()).filter(([name]) => asked.some((one) => one === name)),
    );
    const step = stepWith(wrong);
    if (step < 0 && open === steps.length - 1) return formProps.onSubmit(event);
    event.preventDefault();
    setOpen(step < 0 ? open + 1 : step);
    if (step >= 0) fail(wrong);
  };
  const hasProblem = Object.keys(form.errors).length > 0;
  const step = (index: number) => ({
    index,
    open,
    onChange: () => setOpen(index),
    takesFocus: !hasProblem,
    button: (
      <SubmitButton {...submit} busy={forms.moment}>
        {index === steps.length - 1 ? signUp.action : signUp.next}
      </SubmitButton>
    ),
  });
  const email = field('email');
  const toggle = { show: forms.show, hide: forms.hide };
  return (
    <AccountPage pose="waving" title={signUp.title} lead={signUp.lead} wide>
      <AskedLine province={form.values.province} city={form.values.city} />
      <form {...formProps} onSubmit={onSubmit}>
        <Step
          {...step(0)}
          title={signUp.about}
          summary={fullName(form.values.first_name, form.values.last_name)}
        >
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
        </Step>
        <Step {...step(1)} title={signUp.reach} summary={form.values.email}>
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
          <PasswordField
            {...field('password')}
            {...toggle}
            description={signUp.passwordHint}
            autoComplete="new-password"
          />
          <PasswordField {...field('password_confirmation')} {...toggle} autoComplete="new-password" />
        </Step>
        <Step {...step(2)} title={signUp.kit} lead={signUp.kitLead}>
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
        </Step>
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

/** Tells the next page the address by a form, which no history and no log keeps. It can ask for it, should that fail or hang. */
const goToWelcome = async (email: string) => {
  const welcome = paths.welcome({ from: 'sign-up' });
  const body = new URLSearchParams({ email });
  const told = fetch(welcome, { method: 'POST', redirect: 'manual', body }).catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, TELL_MS))]);
  return replaceDocument(welcome);
};

/** Keeps what is typed over a reload, and shows it again in fields that are still empty; `onRead` when there was something. */
const useDraft = (
  { values, getValues, setValues }: UseFormReturnType<typeof initialValues>,
  onRead: () => void,
) => {
  const isRead = useRef(false);
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    // Until it is read, the empty form must not replace it.
    if (isRead.current) return keepSignUp(values);
    isRead.current = true;
    const draft = readSignUp(getValues());
    keepAskedTerm(search);
    const asked = askedRegion(search);
    // What was asked last counts once: what is changed below it outlives a reload.
    if (asked) setSearch({}, { replace: true, preventScrollReset: true });
    if (!draft && !asked) return;
    setValues({ ...draft, ...asked });
    if (draft) onRead();
    // oxlint-disable-next-line react/exhaustive-deps -- the form's functions stay the same
  }, [values]);
};

interface StepProps {
  index: number;
  /** the step that is shown; those before it are done */
  open: number;
  title: string;
  lead?: string;
  /** what was answered, once it is done */
  summary?: string;
  /** a field that is wrong has the focus otherwise */
  takesFocus: boolean;
  onChange: () => void;
  button: ReactNode;
  children: ReactNode;
}

const Step = ({ index, open, title, lead, summary, takesFocus, onChange, button, children }: StepProps) => {
  const { signUp } = useTexts().accounts;
  const element = useRef<HTMLFieldSetElement>(null);
  const openBefore = useRef(open);
  const follow = useEffectEvent((now: number) => {
    if (openBefore.current !== now && now === index && takesFocus) element.current?.focus();
    openBefore.current = now;
  });
  useEffect(() => follow(open), [open]);
  const isOpen = index === open;
  const isDone = index < open;
  return (
    <fieldset className={styles.group} ref={element} tabIndex={-1} data-coming={index > open || undefined}>
      <legend>
        <small>{signUp.step(index + 1, steps.length)}</small> {title}
      </legend>
      {isOpen && lead && <p>{lead}</p>}
      {isDone && (
        <p className={styles.done}>
          <span>{summary}</span>
          <Button variant="subtle" onClick={onChange}>
            {signUp.change}
            <span className="visually-hidden"> {title}</span>
          </Button>
        </p>
      )}
      {/* Fields of other steps stay, so that a browser fills them in as well. */}
      <div className={styles.fields} hidden={!isOpen}>
        {children}
      </div>
      {isOpen && button}
    </fieldset>
  );
};

const Taken = ({ message }: { message: ReactNode }) => {
  const { signUp } = useTexts().accounts;
  return (
    <>
      {message}. <Link to={paths.login}>{signUp.signInInstead}</Link>
    </>
  );
};
