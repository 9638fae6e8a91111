import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { type ContractForm, type FormValues, useContractForm } from '../../hydrated/form.ts';
import { notify } from '../../shell/notify.ts';

interface Options<Schema extends z.ZodMiniType, Values extends FormValues> extends Pick<
  ContractForm<Schema, Values, { message: string }>,
  'initialValues' | 'send' | 'beside' | 'onDone'
> {
  /** the list that a saved record leads to; a dialog closes itself in `onDone` */
  listAt?: string;
}

/** A form over a schema of the contract that creates or updates a record, and shows the server's message when it is saved. */
export const useRecordForm = <Schema extends z.ZodMiniType, Values extends FormValues>(
  schema: Schema,
  { listAt, ...options }: Options<Schema, Values>,
) => {
  const navigate = useNavigate();
  return useContractForm(schema, {
    ...options,
    onSuccess: async ({ message }: { message: string }) => {
      notify({ severity: 'success', message });
      if (listAt !== undefined) await navigate(listAt);
    },
  });
};

export type RecordForm = ReturnType<typeof useRecordForm>;
