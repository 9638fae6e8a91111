import { type SyntheticEvent, useRef, useState } from 'react';
import type { FamilyUploadKind } from '../../../domain/courses/family-upload.ts';
import { Button } from '../../ui/app/button.tsx';
import { wayToFile } from '../way-to-file.ts';
import styles from './family-media.module.css';
import { useSteadyAddress } from './steady-address.ts';

interface Props {
  kind: FamilyUploadKind;
  /** as the last answer names it */
  newest: string | null;
  /** what it is, for who does not see it */
  label: string;
  words: { broken: string; again: string };
  /** asks for another address */
  onAgain: () => void;
}

/** A picture, sound or video that a family has sent, as its own family and its teacher see it. */
export const FamilyMedia = ({ kind, newest, label, words, onAgain }: Props) => {
  const { address, hasFailed, failed } = useSteadyAddress(newest);
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const heard = useRef(0);
  const [way] = useState(wayToFile);
  if (address === null) return null;
  const played = {
    ref: player,
    src: address,
    controls: true,
    preload: 'metadata',
    'aria-label': label,
    onError: failed,
    onLoadStart: way.led,
    onWaiting: (event: SyntheticEvent) => {
      if (way.hasEnded(event)) failed();
    },
    onTimeUpdate: () => {
      heard.current = player.current?.currentTime ?? 0;
    },
    // With another address it goes on where it was.
    onLoadedMetadata: () => {
      if (player.current && heard.current > 0) player.current.currentTime = heard.current;
    },
  } as const;
  return (
    <div className={styles.media} data-kind={kind}>
      {kind === 'picture' && <img src={address} alt={label} onError={failed} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a child speaks, and nobody has written it down */}
      {kind === 'sound' && <audio {...played} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a child speaks, and nobody has written it down */}
      {kind === 'video' && <video {...played} playsInline controlsList="nodownload" />}
      {hasFailed && (
        <p role="alert" className={styles.broken}>
          {words.broken}{' '}
          <Button variant="outline" onClick={onAgain}>
            {words.again}
          </Button>
        </p>
      )}
    </div>
  );
};
