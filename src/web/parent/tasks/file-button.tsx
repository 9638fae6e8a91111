import { IconCamera, IconFileMusic, IconMovie, IconPhoto } from '@tabler/icons-react';
import { useId } from 'react';
import type { FamilyUploadKind } from '../../../domain/courses/family-upload.ts';
import styles from './send-task.module.css';

const looks = {
  picture: { icon: IconPhoto, accept: 'image/*' },
  sound: { icon: IconFileMusic, accept: 'audio/*,.m4a,.mp3,.ogg,.opus,.wav,.webm' },
  video: { icon: IconMovie, accept: 'video/*' },
} as const;

interface Props {
  kind: FamilyUploadKind;
  label: string;
  /** opens the camera of a phone at once; hidden where there is none */
  takes?: boolean;
  onFile: (file: File) => void;
}

/** Chooses a file of one kind. */
export const FileButton = ({ kind, label, takes = false, onFile }: Props) => {
  const id = useId();
  const { icon, accept } = looks[kind];
  const Icon = takes ? IconCamera : icon;
  return (
    <span className={takes ? styles.take : undefined}>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={accept}
        {...(takes && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={styles.button}>
        <Icon size={20} aria-hidden="true" />
        {label}
      </label>
    </span>
  );
};
