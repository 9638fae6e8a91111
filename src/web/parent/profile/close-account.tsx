import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { AccountClosing } from '../../../contract/privacy.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { useContractForm } from '../../app/form.ts';
import type { Answer } from '../../frame/api.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { passwordDigest } from '../../frame/password-digest.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { replaceDocument } from '../../shell/replace-document.ts';
import { PasswordField } from '../../ui/app/password-field.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { AsyncSection } from '../pattern/async-section.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { useTexts } from '../pattern/texts.ts';
import formStyles from '../pattern/profile.module.css';
import { closingQuery } from './closing-query.ts';
import styles from './close-account.module.css';

/** Ends the account, after what is given up was said: a password, so that no child does it by accident, and one question. */
export const CloseAccount = () => {
  const { closing } = useTexts().profile;
  const query = useQuery(closingQuery);
  return (
    <Panel title={closing.title} lead={closing.text}>
      <AsyncSection query={query} loading={closing.title}>
        {(left) => (
          <>
            <LeftBehind {...left} />
            <ClosingForm names={left.children.map(({ first_name }) => first_name)} />
          </>
        )}
      </AsyncSection>
    </Panel>
  );
};

/** @param names the children whose account it is, too */
const ClosingForm = ({ names }: { names: readonly string[] }) => {
  const { profile, forms } = useTexts();
  const { closing } = profile;
  const { first_name: parent } = useParent();
  const isSure = useRef(false);
  const { form, field, formProps, submit } = useContractForm(AccountClosing, {
    initialValues: { password: '' },
    send: ({ password }) => mutate('POST /users/close', { body: { password: passwordDigest(password) } }),
    onSuccess: () => replaceDocument(paths.reopenAccount('', 'closed')),
  });
  const question = useQuestion({ ...closing.ask, title: closing.ask.title(parent, names) }, () => {
    isSure.current = true;
    formProps.ref.current?.requestSubmit();
    return Promise.resolve();
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const asks = !isSure.current && !submit.loading && form.isValid();
    isSure.current = false;
    if (!asks) return formProps.onSubmit(event);
    event.preventDefault();
    question.ask();
  };
  return (
    <>
      <form {...formProps} onSubmit={onSubmit} className={`${formStyles.form} ${formStyles.narrow}`}>
        <PasswordField
          {...field('password')}
          label={closing.password}
          show={forms.show}
          hide={forms.hide}
          autoComplete="current-password"
        />
        <SubmitButton {...submit} variant="outline" busy={forms.moment}>
          {closing.close}
        </SubmitButton>
      </form>
      {question.dialog}
    </>
  );
};

const LeftBehind = ({ children, open_charges, money_comes_back }: Answer<'GET /users/closing'>) => {
  const { closing } = useTexts().profile;
  const { date } = useFormats();
  const says = children.flatMap(({ first_name: name, paid_until, owed, waits_for_kit }) => [
    paid_until !== null ? closing.paidAhead(name, date(startOfDay(calendarDate(paid_until)))) : [],
    owed > 0 ? closing.owed(name, formatRupiah(rupiah(owed))) : [],
    waits_for_kit ? closing.kit(name) : [],
  ]);
  const all = [
    ...says.flat(),
    ...(children.some(({ paid_until }) => paid_until !== null) ? [closing.noMoneyBack] : []),
    ...(open_charges > 0 ? [closing.charges] : []),
    ...(money_comes_back ? [closing.comesBack] : []),
  ];
  if (all.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {all.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
