import { data } from 'react-router';
import type { FieldProblem, RefusalName } from '../../../contract/refusals.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { textIn } from '../pieces/form-text.ts';
import { sentPassword } from './sent-password.ts';

/** Why a form was not taken: a message to all, and of fields their problem or the server's words. */
export interface Refused {
  error: RefusalName | null;
  message: string;
  retryAfter: number | null;
  /** of a family's account that its mail can still open again */
  closed?: ApiRefusal['closed'];
  errors: Readonly<Record<string, string>>;
}

/** How a form of these pages was answered. */
export interface AccountAnswer {
  /** as it was typed */
  email: string;
  refused: Refused | null;
  /** what the server said when it was taken */
  message: string;
  /** which of a page's forms it is about, where it has two */
  ask?: string | undefined;
  /** of a correction that was refused: the address that it would have corrected */
  mistyped?: string;
  /** where the script goes on to; without a script the answer is a redirect */
  to?: string;
}

/** A form that was posted; one that is none has no fields. */
export const postedForm = (request: Request) => request.formData().catch(() => new FormData());

/** Whether `account-script.ts` sent it. */
export const isScripted = (form: FormData) => form.has('scripted');

const problems: readonly FieldProblem[] = ['too_long', 'password_too_short'];

interface Password {
  digest: string;
  problem: FieldProblem | undefined;
}

/** A password's digest, which the script sends; without a script it is made here. */
export const passwordIn = (form: FormData, field: string, isNew = false): Password => {
  const sent = textIn(form, `${field}_digest`) || sentPassword(textIn(form, field), isNew);
  const problem = problems.find((one) => one === sent);
  return { digest: problem ? '' : sent, problem };
};

/** Fields that are refused before the API is asked. */
export const refusedFields = (
  email: string,
  errors: Record<string, FieldProblem>,
  about: Pick<AccountAnswer, 'mistyped'> = {},
) =>
  data<AccountAnswer>(
    {
      email,
      message: '',
      ...about,
      refused: { error: 'invalid_input', message: '', retryAfter: null, errors },
    },
    { status: 422 },
  );

/**
 * Why the API refused a form. A failure is thrown.
 * @param beside the field that a refusal of this name is about
 * @param about which of a page's forms it was
 */
export const refusedBy = (
  failure: unknown,
  email: string,
  beside: Readonly<Partial<Record<RefusalName, string>>> = {},
  about: Pick<AccountAnswer, 'ask' | 'mistyped'> = {},
) => {
  if (!(failure instanceof ApiRefusal) || failure.code >= 500) throw failure;
  const { error, message, retryAfter, closed, code } = failure;
  const field = error && beside[error];
  const errors = field ? { [field]: message, ...failure.errors } : failure.errors;
  return data<AccountAnswer>(
    { email, message: '', ...about, refused: { error, message, retryAfter, closed, errors } },
    { status: code },
  );
};
