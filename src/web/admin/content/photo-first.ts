import { type FormEvent, useEffect, useState } from 'react';
import type { PhotoState } from '../../ui/app/photo-picker.tsx';
import type { ShownForm } from '../pattern/record-form.ts';

/** Props of the photo's field. */
export interface HeldPhoto {
  onState: (state: PhotoState) => void;
  removable: true | 'refused';
}

/**
 * Holds a form back while its photo is still being opened, and when the last one chosen was refused: else it would be saved
 * without that photo and nobody would notice.
 */
export const usePhotoFirst = (form: ShownForm) => {
  const { ref, onSubmit: submit } = form.formProps;
  const [state, setState] = useState<PhotoState>('ready');
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
  const photo: HeldPhoto = { onState: setState, removable: state === 'refused' ? 'refused' : true };
  return {
    form: { ...form, formProps: { ...form.formProps, onSubmit } },
    photo,
  };
};
