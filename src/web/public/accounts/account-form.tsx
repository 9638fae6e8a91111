import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Bar } from '../../shell/notification-bar.tsx';
import { InlineScript } from '../../shell/inline-script.tsx';
import { formLoader } from '../pieces/inline-scripts.ts';
import { useTexts } from '../pieces/texts.ts';
import type { AccountAnswer, Refused } from './account-answer.ts';
import css from './account-form.module.css';

/**
 * A form of a page without React. Its page's action answers it, with a whole page; `account-script.ts` puts what that shows in the
 * place of what stands here.
 */
export const AccountForm = ({
  ask,
  action,
  outline = false,
  children,
}: {
  /** tells the form which of a page's it is */
  ask?: string;
  /** what its button says */
  action: string;
  outline?: boolean;
  children?: ReactNode;
}) => {
  const { forms } = useTexts();
  return (
    <form method="post" noValidate data-account="">
      {ask && <input type="hidden" name="ask" value={ask} />}
      {children}
      <button type="submit" className={outline ? `${css.submit} ${css.outline}` : css.submit}>
        <span className={css.words}>{action}</span>
        <span className={css.loader}>
          <span className="visually-hidden" role="status" data-moment={forms.moment} />
        </span>
      </button>
    </form>
  );
};

interface FieldProps extends ComponentProps<'input'> {
  name: string;
  label?: string;
  description?: string;
  refused: Refused | null;
  /** what stands at its end */
  end?: ReactNode;
}

export const Field = ({ name, label, description, refused, end, ...input }: FieldProps) => {
  const { fields, problems } = useTexts();
  const id = useId();
  const words = label ?? fields[name as keyof typeof fields];
  const error = refused?.errors[name];
  const worded: Partial<Record<string, (label: string) => string>> = problems;
  const described = [...(description ? [`${id}-hint`] : []), ...(error ? [`${id}-problem`] : [])];
  return (
    <div className={css.field}>
      <label htmlFor={id}>{words}</label>
      {description && (
        <p id={`${id}-hint`} className={css.hint}>
          {description}
        </p>
      )}
      <span className={css.input}>
        <input
          {...input}
          id={id}
          name={name}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.join(' ') || undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer leads to the first field that is wrong
          autoFocus={error !== undefined && firstOf(refused) === name}
        />
        {end}
      </span>
      {error && (
        <p id={`${id}-problem`} className={css.problem} data-problem="">
          {worded[error]?.(words) ?? error}
        </p>
      )}
    </div>
  );
};

/** The first field that is refused, in the order of these pages. */
const firstOf = (refused: Refused | null) =>
  ['email', 'new_email', 'password', 'password_confirmation'].find(
    (name) => refused?.errors[name] !== undefined,
  );

export const EmailField = ({ answer }: { answer: AccountAnswer | undefined }) => (
  <Field
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    defaultValue={answer?.email}
    refused={answer?.refused ?? null}
  />
);

interface PasswordProps extends Omit<FieldProps, 'end'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows what was typed. */
export const PasswordField = (props: PasswordProps) => {
  const { show, hide } = useTexts().forms;
  return (
    <Field
      {...props}
      type="password"
      data-password=""
      end={
        <button
          type="button"
          className={css.eye}
          aria-label={show}
          title={show}
          data-other={hide}
          data-eye=""
        >
          <IconEye size={22} aria-hidden="true" />
          <IconEyeOff size={22} aria-hidden="true" />
        </button>
      }
    />
  );
};

/** The server's message as everywhere at the bottom left; mistakes in fields are told beside them alone. */
export const RefusalBar = ({ refused }: { refused: Refused | null }) =>
  refused && refused.error !== 'invalid_input' ? (
    <Bar shown={{ id: 0, severity: 'error', message: refused.message }} />
  ) : null;

/** What makes the forms of a page lively: its script, and the bar for what that has to say by itself. */
export const AccountScript = ({ script }: { script: string }) => {
  const { shell } = useTexts();
  return (
    <>
      <template data-bar="" data-offline={shell.offline} data-unexpected={shell.unexpected}>
        <Bar shown={{ id: 0, severity: 'error', message: '' }} />
      </template>
      <i hidden data-script={script} />
      <InlineScript source={formLoader} />
    </>
  );
};

/** Where the script goes on to, in place of a page; `notice` is told there. */
export const GoesOn = ({ to, notice }: { to: string; notice?: string }) => (
  <a hidden href={to} data-goes-on="" data-notice={notice}>
    {to}
  </a>
);
