import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChosenKind } from '../../../domain/messages/notice-kind.ts';
import { mutate } from '../mutations.ts';
import { apiQuery } from '../screen.ts';

/** Which kinds of messages a family has mailed. */
export const mailSettingsQuery = apiQuery('GET /messages/settings', {});

/** Switches the mails of some kinds on or off; the others stay as they are. */
export const useSaveMails = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<Record<ChosenKind, boolean>>) =>
      mutate('POST /messages/settings', { body: { mails: change } }),
    onSuccess: (saved) => client.setQueryData(mailSettingsQuery.queryKey, saved),
  });
};
