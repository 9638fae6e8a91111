import { IconCamera, IconFileMusic, IconMovie, IconPhoto } from '@tabler/icons-react';
import type { FamilyUploadKind } from '../../../domain/courses/family-upload.ts';
import { FileButton } from '../../ui/app/file-button.tsx';

const looks = {
  picture: { icon: IconPhoto, accept: 'image/*' },
  sound: { icon: IconFileMusic, accept: 'audio/*,.m4a,.mp3,.ogg,.opus,.wav,.webm' },
  video: { icon: IconMovie, accept: 'video/*' },
} as const;

interface Props {
  kind: FamilyUploadKind;
  label: string;
  takes?: boolean;
  onFile: (file: File) => void;
}

/** Chooses a file of one kind. */
export const KindButton = ({ kind, label, takes = false, onFile }: Props) => {
  const { icon, accept } = looks[kind];
  const Icon = takes ? IconCamera : icon;
  return (
    <FileButton accept={accept} takes={takes} onFile={(file) => file && onFile(file)}>
      <Icon size={20} aria-hidden="true" />
      {label}
    </FileButton>
  );
};
