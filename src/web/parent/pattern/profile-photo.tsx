import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatsOf } from '../../../i18n/formats.ts';
import { ApiRefusal, type CallOptions } from '../../frame/api.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { notify, notifyProblem } from '../../shell/notify.ts';
import { PhotoPicker } from '../../ui/app/photo-picker.tsx';
import { type PhotoOwner, photoForm } from './photo-form.ts';
import { useTexts } from './texts.ts';

interface Props<Reply> {
  owner: PhotoOwner;
  maxBytes: number;
  current: string | null;
  /** a child's name */
  name?: string;
  heading?: ReactNode;
  size?: number;
  send: (form: FormData, options: CallOptions) => Promise<Reply & { message: string }>;
  onSaved: (reply: Reply) => void;
}

/** A photo that is sent as soon as it is chosen: of the parent, or of a child that is there already. */
export const ProfilePhoto = <Reply,>(props: Props<Reply>) => {
  const { owner, maxBytes, current, name, heading, size, send, onSaved } = props;
  const { shell, profile } = useTexts();
  const language = useLanguage();
  const [share, setShare] = useState(0);
  const mutation = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      return send(photoForm(owner, file), { onProgress: setShare });
    },
    onSuccess: (reply) => {
      onSaved(reply);
      notify({ severity: 'success', message: reply.message });
    },
    meta: { clearError: () => mutation.reset() },
  });
  const { photo } = profile;
  return (
    <PhotoPicker
      texts={photo}
      language={language}
      maxBytes={maxBytes}
      current={current}
      name={name}
      heading={heading}
      picked={mutation.isPending ? mutation.variables : null}
      onPick={(file) => file && mutation.mutate(file)}
      sending={mutation.isPending ? share : null}
      onProblem={notifyProblem}
      error={mutation.error instanceof ApiRefusal ? mutation.error.message || shell.offline : null}
      hint={photo.hint(formatsOf(language).megabytes(maxBytes))}
      {...(size !== undefined && { size })}
    />
  );
};
