import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { User } from '../../../contract/objects.ts';
import { useTexts } from '../pattern/texts.ts';
import { RegionFields } from '../pattern/region-fields.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { useProfileForm } from '../accounts/profile-form.ts';
import { Address, addressOf } from '../accounts/profile-update.ts';
import { Button } from '../../ui/app/button.tsx';
import { TextInput, Textarea } from '../../ui/app/field.tsx';
import { isEdited, keepAddress, keptAddress } from './kept-address.ts';
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
  /** what follows once this is saved: Next goes on, the form's own button does not */
  const goOn = useRef<(() => void) | null>(null);
  /** saved, or given up on purpose */
  const settled = useRef(false);
  const leave = useRef(() => {});
  /** the city whose prices were seen when the form was opened */
  const pricedFor = useRef(user.city);
  const { entry, field, formProps, submit } = useProfileForm(Address, {
    valuesOf: addressOf,
    begun: keptAddress(),
    isQuiet: true,
    onSaved: ({ city }) => {
      settled.current = true;
      onDone();
      // The way to another city costs something else: that is to be seen before anything else is asked.
      if (city === pricedFor.current) goOn.current?.();
      else onMoved();
    },
  });
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector('select')?.focus(), [ref]);
  const typed = () => {
    const held = entry();
    return isEdited(held.values, user) ? held : null;
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
