import { type FormEvent, useEffect, useState } from 'react';
import type { PhotoState } from '../../ui/app/photo-picker.tsx';
import type { ShownForm } from './record-form.ts';

/** Props of a photo's field. */
export interface HeldPhoto {
  onState: (state: PhotoState) => void;
  removable: true | 'refused';
}

/** What the photos of a form together are: one that is still being opened decides, then one that was refused. */
export const stateOfAll = (states: readonly PhotoState[]): PhotoState =>
  (['opening', 'refused'] as const).find((state) => states.includes(state)) ?? 'ready';

/**
 * Holds a form back while one of its photos is still being opened, and when the last one chosen was refused: else it would be saved
 * without that photo and nobody would notice. `photo` makes the props of the field of this name.
 */
export const usePhotoFirst = <Form extends ShownForm>(form: Form) => {
  const { ref, onSubmit: submit } = form.formProps;
  const [states, setStates] = useState<Readonly<Record<string, PhotoState>>>({});
  const state = stateOfAll(Object.values(states));
  const [held, setHeld] = useState<{ button: HTMLElement | null } | null>(null);
  const focusWithoutPhoto = () => ref.current?.querySelector<HTMLElement>('[data-without-photo]')?.focus();
  useEffect(() => {
    if (!held || state === 'opening') return;
    setHeld(null);
    if (state === 'ready') ref.current?.requestSubmit(held.button);
    else focusWithoutPhoto();
    // oxlint-disable-next-line react/exhaustive-deps -- once the photo has been opened
  }, [state]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (state === 'ready') return submit(event);
    event.preventDefault();
    if (state === 'refused') return focusWithoutPhoto();
    setHeld({ button: (event.nativeEvent as SubmitEvent).submitter });
  };
  const photo = (name: string): HeldPhoto => ({
    onState: (now) => setStates((before) => ({ ...before, [name]: now })),
    removable: states[name] === 'refused' ? 'refused' : true,
  });
  return {
    form: { ...form, formProps: { ...form.formProps, onSubmit } },
    photo,
  };
};
