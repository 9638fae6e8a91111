import { NewWebhook, type Webhook } from '../../../contract/webhooks.ts';
import { type EventKind, eventKinds, hostOf } from '../../../domain/webhooks/webhook.ts';
import { useContractForm } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { useOneKey } from '../../app/use-one-key.ts';
import { CheckLine } from '../form/check-line.tsx';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { notifyDone } from '../list/feedback.ts';
import { LimitedInput } from '../list/limited-text.tsx';
import { useTexts } from '../list/texts.ts';
import cells from '../list/cells.module.css';
import own from './webhooks.module.css';

interface Props {
  /** null while no dialog is open */
  edited: Webhook | 'new' | null;
  onClose: () => void;
  /** the secret, this once */
  onMade: (secret: string) => void;
}

/** Makes a webhook, or changes what there is of one. */
export const WebhookDialog = ({ edited, onClose, onMade }: Props) => {
  const { webhooks: words } = useTexts().admin;
  return (
    <FormDialog
      title={edited === 'new' ? words.addTitle : words.changeTitle}
      row={edited}
      rowKey={(row) => (row === 'new' ? row : row.webhook_id)}
      onClose={onClose}
    >
      {(row) => <WebhookForm webhook={row === 'new' ? null : row} onClose={onClose} onMade={onMade} />}
    </FormDialog>
  );
};

interface FormProps extends Omit<Props, 'edited'> {
  /** null: a new one */
  webhook: Webhook | null;
}

const WebhookForm = ({ webhook, onClose, onMade }: FormProps) => {
  const { webhooks: words } = useTexts().admin;
  const { keyed, onRefusal } = useOneKey();
  const initialValues: { url: string; kinds: EventKind[]; isOn: boolean } = webhook
    ? { url: webhook.url, kinds: webhook.kinds, isOn: webhook.state === 'on' }
    : { url: '', kinds: [...eventKinds], isOn: true };
  const { field, formProps, submit, form } = useContractForm(NewWebhook, {
    initialValues,
    send: async (body, { isOn }): Promise<{ message: string; secret?: string | undefined }> => {
      if (webhook)
        return mutate('POST /webhooks/change', {
          body: { ...body, webhook_id: webhook.webhook_id, is_on: isOn },
        });
      return mutate('POST /webhooks', { body }, keyed());
    },
    onRefusal,
    onSuccess: ({ message }, body) =>
      notifyDone({
        message,
        about: ({ admin }) => admin.webhooks[webhook ? 'changed' : 'made'](hostOf(body)),
      }),
    onDone: ({ secret }) => {
      onClose();
      if (secret !== undefined) onMade(secret);
    },
  });
  const { kinds, isOn } = form.values;
  const { error } = field('kinds');
  return (
    <DialogForm
      subject={webhook ? words.changeTitle : words.addTitle}
      form={{ formProps, submit }}
      submitLabel={webhook ? words.changeSubmit : words.addSubmit}
      isHeaded
    >
      <LimitedInput
        {...field('url')}
        limit={null}
        type="url"
        inputMode="url"
        description={words.urlHint}
        autoComplete="off"
        data-autofocus
      />
      <fieldset className={own.kinds}>
        <legend>{words.kindsTitle}</legend>
        {eventKinds.map((kind) => (
          <CheckLine
            key={kind}
            isTicked={kinds.includes(kind)}
            onChange={(told) =>
              form.setFieldValue(
                'kinds',
                eventKinds.filter((one) => (one === kind ? told : kinds.includes(one))),
              )
            }
          >
            {words.kinds[kind]} <code className={cells.under}>{kind}</code>
          </CheckLine>
        ))}
        {error && <p role="alert">{error}</p>}
      </fieldset>
      {webhook && (
        <div>
          <CheckLine isTicked={isOn} onChange={(on) => form.setFieldValue('isOn', on)}>
            {words.isOn}
          </CheckLine>
          <p className={cells.under}>{words.offNote}</p>
        </div>
      )}
    </DialogForm>
  );
};
