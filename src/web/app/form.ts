import { type FormErrors, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { RefusalName } from '../../contract/refusals.ts';
import { ApiRefusal } from '../frame/api.ts';
import {
  firstInvalid,
  labelOf,
  problemOnLeaving,
  problemsOf,
  revalidate,
  valuesBeforeHydration,
  withoutChanged,
  withoutRefused,
  problemText,
} from './form-problems.ts';
import { useTexts } from './texts.ts';
import { useHydrated } from './use-hydrated.ts';
import { dismissFailure } from '../shell/notify.ts';

export type FormValues = Record<string, unknown>;

export interface ContractForm<Schema extends z.ZodMiniType, Values extends FormValues, Data> {
  initialValues: Values;
  /** Calls the API with what the schema made of the values (trimmed, typed); `values` are as they stand in the form. */
  send: (input: z.output<Schema>, values: Values) => Promise<Data>;
  /** The form counts as loading until what this returns is over: return `replaceDocument(…)` when the document ends. */
  onSuccess?: (data: Data, input: z.output<Schema>) => unknown;
  /** Called after `onSuccess`, once what the change made stale has been refetched; not after the form has gone. */
  onDone?: (data: Data) => void;
  /** the field that a refusal of this name is about: its message stands there */
  beside?: Readonly<Partial<Record<RefusalName, keyof Values & string>>>;
  /** what stands beside fields is said there alone: the bar would repeat it over the title of a dialog */
  saysBeside?: boolean;
  /** how messages call the fields that no dictionary knows, as those of a task by its place */
  labels?: Readonly<Record<string, { label?: string }>>;
  onRefusal?: (refusal: ApiRefusal) => void;
}

/**
 * A form over a schema of the contract. It checks when submitted and from then on each field as it changes, and a
 * date already when its field is left; sends
 * once, however often it is submitted; keeps what was typed when something fails, shows the server's messages beside
 * their fields and moves the focus to the first. The notification bar shows the failure as well (query.ts), until
 * a field is corrected or the form is sent again; closing it clears the server's messages here.
 *
 * ```tsx
 * const { field, formProps, submit } = useContractForm(NewApiToken, {
 *   initialValues: { name: '' },
 *   send: (body) => mutate('POST /api-tokens', { body }),
 * });
 * <form {...formProps}><TextInput {...field('name')} /><SubmitButton {...submit}>…</SubmitButton></form>
 * ```
 */
export const useContractForm = <Schema extends z.ZodMiniType, Values extends FormValues, Data>(
  schema: Schema,
  {
    initialValues,
    send,
    onSuccess,
    onDone,
    onRefusal,
    beside = {},
    saysBeside = false,
    labels = {},
  }: ContractForm<Schema, Values, Data>,
) => {
  const texts = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  const sending = useRef(false);
  const refused = useRef<FormErrors>({});
  const [failures, setFailures] = useState(0);

  const form = useForm<Values>({
    initialValues,
    validate: (values) => problemsOf(schema, values),
    onValuesChange: (values, before) => {
      if (!submitted.current) return form.setErrors((shown) => withoutChanged(shown, values, before));
      dismissFailure();
      form.setErrors((shown) => revalidate(shown, problemsOf(schema, values), values, before));
    },
  });

  const fail = (errors: FormErrors) => {
    form.setErrors(errors);
    setFailures((count) => count + 1);
  };

  const besideFields = ({ error, message, errors }: ApiRefusal): FormErrors => {
    const field = error && beside[error];
    return field ? { [field]: message, ...errors } : errors;
  };
  const mutation = useMutation<Data, Error, Values>({
    mutationFn: (values) => send(schema.parse(values), values),
    onSuccess: (data, values) => {
      submitted.current = false;
      return onSuccess?.(data, schema.parse(values));
    },
    onError: (error) => {
      if (!(error instanceof ApiRefusal)) return;
      refused.current = besideFields(error);
      fail(refused.current);
      onRefusal?.(error);
    },
    onSettled: () => {
      sending.current = false;
    },
    meta: {
      isSaid: (error) =>
        saysBeside && error instanceof ApiRefusal && Object.keys(besideFields(error)).length > 0,
      clearError: () => {
        mutation.reset();
        form.setErrors((shown) => withoutRefused(shown, refused.current));
      },
    },
  });

  const trySend = (values: Values) => {
    if (sending.current) return;
    sending.current = true;
    dismissFailure();
    mutation.mutate(values, { onSuccess: (data) => onDone?.(data) });
  };
  const submit = form.onSubmit(trySend, fail);
  const onSubmit = (event?: FormEvent<HTMLFormElement>) => {
    submitted.current = true;
    submit(event);
  };

  useEffect(() => {
    if (failures > 0 && element.current) firstInvalid(element.current, form.errors)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- a failure moves the focus, a mended field does not
  }, [failures]);

  useEffect(() => {
    const typed = element.current && valuesBeforeHydration(element.current, initialValues);
    if (typed) form.setValues(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes the page over
  }, []);

  const leave = (name: keyof Values & string) => {
    const values = form.getValues();
    const problem = problemOnLeaving(values[name], problemsOf(schema, values)[name]);
    if (problem) form.setErrors((shown) => ({ ...shown, [name]: problem }));
  };

  const field = (name: keyof Values & string) => ({
    ...form.getInputProps(name),
    onBlur: () => leave(name),
    name,
    label: labelOf(texts, name, labels[name]?.label),
    error: problemText(texts, name, form.errors[name], labels[name]?.label),
  });

  return {
    form,
    /** props of one input: value, label and problem in the visitor's language */
    field,
    // `post`, so that a submit before hydration never puts a password into the address.
    formProps: { ref: element, method: 'post', noValidate: true, onSubmit } as const,
    submit: { loading: mutation.isPending, waiting: !useHydrated() },
    /** why the last try failed */
    refusal: mutation.error instanceof ApiRefusal ? mutation.error : null,
    mutation,
    /** what is wrong with the values as they stand, shown or not */
    problems: () => problemsOf(schema, form.getValues()),
    /** shows these problems beside their fields and moves the focus to the first, as a form of several steps does between them */
    fail,
  };
};
