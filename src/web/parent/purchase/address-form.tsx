import { Button, TextInput, Textarea } from '@mantine/core';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { User } from '../../../contract/objects.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { useContractForm } from '../../hydrated/form.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { RegionFields } from '../pattern/region-fields.tsx';
import { notify } from '../../shell/notify.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { useUpdateCachedParent } from '../pattern/profile-session.ts';
import { Address, withChange } from '../accounts/profile-update.ts';
import { growing } from '../pattern/growing.ts';
import { addressOf, isEdited, keepAddress, keptAddress } from './kept-address.ts';
import type { BeforeNext } from './steps.tsx';
import styles from './address-form.module.css';

interface Props {
  user: User;
  beforeNextRef: RefObject<BeforeNext | null>;
  /** the saved address lies in another city */
  onMoved: () => void;
  onDone: () => void;
}

/** Changes where the kit goes, and with it the address of the profile. Nothing typed here is dropped. */
export default function AddressForm({ user, beforeNextRef, onMoved, onDone }: Props) {
  const { purchase, profile, accounts, fields, forms } = useTexts();
  const keep = useUpdateCachedParent();
  const language = useLanguage();
  /** what follows once this is saved: Next goes on, the form's own button does not */
  const goOn = useRef<(() => void) | null>(null);
  /** saved, or given up on purpose */
  const settled = useRef(false);
  const leave = useRef(() => {});
  const { form, field, formProps, submit } = useContractForm(Address, {
    initialValues: keptAddress() ?? addressOf(user),
    send: (change) => mutate('POST /users/update-user', { body: withChange(user, change, language) }),
    onSuccess: ({ users, message }) => {
      keep(users);
      notify({ severity: 'success', message });
      settled.current = true;
      onDone();
      // The way to another city costs something else: that is to be seen before anything else is asked.
      if (users.city === user.city) goOn.current?.();
      else onMoved();
    },
  });
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector('select')?.focus(), [ref]);
  const typed = () => {
    const values = form.getValues();
    return isEdited(values, user) ? values : null;
  };
  useEffect(() => {
    beforeNextRef.current = (next) => {
      if (typed() === null) return false;
      goOn.current = next;
      ref.current?.requestSubmit();
      return true;
    };
    leave.current = () => keepAddress(settled.current ? null : typed());
  });
  useEffect(
    () => () => {
      beforeNextRef.current = null;
      leave.current();
    },
    [beforeNextRef],
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const byHand = (event.nativeEvent as SubmitEvent).submitter !== null;
    if (byHand) goOn.current = null;
    formProps.onSubmit(event);
  };
  return (
    <form {...formProps} onSubmit={onSubmit} className={styles.form}>
      <RegionFields province={field('province')} city={field('city')} />
      <TextInput {...field('zip_code')} inputMode="numeric" maxLength={5} autoComplete="postal-code" />
      <Textarea
        {...field('address_details')}
        description={profile.address.addressHint}
        autoComplete="street-address"
        rows={3}
        className={styles.wide ?? ''}
      />
      <Textarea
        {...field('special_notes')}
        label={forms.optional(fields.special_notes)}
        description={accounts.signUp.notesHint}
        rows={2}
        styles={growing}
        className={styles.wide ?? ''}
      />
      <div className={styles.ways}>
        <SubmitButton {...submit} busy={forms.moment}>
          {purchase.delivery.save}
        </SubmitButton>
        {user.city !== '' && (
          <Button
            variant="subtle"
            onClick={() => {
              settled.current = true;
              onDone();
            }}
            disabled={submit.loading}
          >
            {purchase.delivery.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
