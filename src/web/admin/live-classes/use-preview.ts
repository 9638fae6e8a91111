import type { FormErrors } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef } from 'react';
import type { RefusalName } from '../../../contract/refusals.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { dismissFailure } from '../../shell/notify.ts';
import { standsBeside } from './said-once.ts';

interface Form<Values> {
  form: { getValues: () => Values };
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  submit: { loading: boolean };
  problems: () => object;
  fail: (errors: FormErrors) => void;
}

interface Asked<Values> {
  values: Values;
  /** by which it was sent */
  button: HTMLElement | null;
}

/**
 * Asks the server what an entry would change, before the form asks whether to. `effectOf` gives what it told of these values,
 * `before` the form that waits for it.
 */
export const usePreview = <Values extends object, Effect>(
  read: (values: Values) => Promise<Effect>,
  beside: Readonly<Partial<Record<RefusalName, string>>>,
) => {
  const told = useRef<{ values: Values; effect: Effect } | null>(null);
  const preview = useMutation({ mutationFn: ({ values }: Asked<Values>) => read(values) });
  return {
    effectOf: (values: Values): Effect | null =>
      told.current?.values === values ? told.current.effect : null,
    before: <Shown extends Form<Values>>(form: Shown) => {
      const ask = (asked: Asked<Values>) =>
        preview.mutate(asked, {
          onSuccess: (effect) => {
            told.current = { values: asked.values, effect };
            form.formProps.ref.current?.requestSubmit(asked.button);
          },
          onError: (error) => {
            if (!(error instanceof ApiRefusal)) return;
            if (standsBeside(error, beside)) dismissFailure();
            const field = error.error && beside[error.error];
            form.fail(field ? { [field]: error.message, ...error.errors } : error.errors);
          },
        });
      const onSubmit = (event: FormEvent<HTMLFormElement>) => {
        const values = form.form.getValues();
        const isWrong = Object.keys(form.problems()).length > 0;
        if (isWrong || told.current?.values === values) return form.formProps.onSubmit(event);
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!preview.isPending) ask({ values, button: submitter instanceof HTMLElement ? submitter : null });
        return undefined;
      };
      return {
        ...form,
        formProps: { ...form.formProps, onSubmit },
        submit: { ...form.submit, loading: form.submit.loading || preview.isPending },
      };
    },
  };
};
