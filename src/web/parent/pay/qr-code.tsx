import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { notify } from '../../shell/notify.ts';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import type { Charge } from './charge.ts';
import styles from './instructions.module.css';

interface Props {
  charge: Charge;
  over: boolean;
  /** asks the server again how the charge is paid */
  onRetry: () => void;
}

/** The picture to scan. Who reads this on the phone that pays saves it and chooses it in the app. */
export const QrCode = ({ charge, over, onRetry }: Props) => {
  const { pay } = useTexts().purchase;
  const [lost, setLost] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const [tries, setTries] = useState(0);
  if (lost || charge.qrUrl === null)
    return (
      <div className={styles.code} role="alert">
        <p>{pay.codeFailed}</p>
        <Button
          variant="outline"
          onClick={() => {
            setTries(tries + 1);
            setLost(false);
            onRetry();
          }}
        >
          {pay.codeRetry}
        </Button>
      </div>
    );
  return (
    <div className={styles.code} data-over={over || undefined}>
      <img
        key={tries}
        ref={picture}
        src={charge.qrUrl}
        alt={pay.code}
        width={260}
        height={260}
        onError={() => {
          setLost(true);
          notify({ severity: 'error', message: pay.codeFailed });
        }}
      />
      {!over && (
        <button
          type="button"
          className={styles.save}
          onClick={() => picture.current && savePng(picture.current, `kancil-${charge.orderId}`)}
        >
          <IconDownload size={20} aria-hidden="true" />
          {pay.save}
        </button>
      )}
    </div>
  );
};

const SIZE = 1040;
const MARGIN = 60;

/**
 * Saves a picture of the page as a PNG, which banks' apps and a phone's gallery take, unlike the drawing it may be.
 * A white margin goes round it: a code without one is hard to scan.
 */
const savePng = (picture: HTMLImageElement, name: string) => {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const paper = canvas.getContext('2d');
  if (!paper) return;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, SIZE, SIZE);
  paper.imageSmoothingEnabled = false;
  paper.drawImage(picture, MARGIN, MARGIN, SIZE - 2 * MARGIN, SIZE - 2 * MARGIN);
  canvas.toBlob((blob) => {
    if (blob) offer(blob, `${name}.png`);
  }, 'image/png');
};

const offer = (blob: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser takes the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
