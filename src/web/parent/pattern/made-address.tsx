import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { notifyFailure } from '../../shell/notify.ts';
import { Button } from '../../ui/app/button.tsx';
import { copyText } from './copy-text.ts';
import styles from './made-address.module.css';

/** Makes an address; busy until it is there. */
export const MakeButton = ({ make, children }: { make: () => Promise<void>; children: string }) => {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      loading={busy}
      onClick={() => {
        setBusy(true);
        void make()
          .catch(notifyFailure)
          .finally(() => setBusy(false));
      }}
    >
      {children}
    </Button>
  );
};

interface Props {
  url: string;
  words: Readonly<Record<'copy' | 'copied' | 'byHand', string>>;
  /** what else can be done with it */
  children: (copy: () => void) => ReactNode;
}

/** A new address, which nobody is shown again, to be copied. */
export const MadeAddress = ({ url, words, children }: Props) => {
  const shown = useRef<HTMLElement>(null);
  const [done, setDone] = useState<'copied' | 'selected' | null>(null);
  const isCopied = done === 'copied';
  const Sign = isCopied ? IconCheck : IconCopy;
  const copy = () => void (shown.current && copyText(url, shown.current).then(setDone));
  return (
    <>
      <code ref={shown} className={styles.address}>
        {url}
      </code>
      <div className={styles.ways}>
        <Button onClick={copy}>
          <Sign size={18} aria-hidden="true" />
          {isCopied ? words.copied : words.copy}
        </Button>
        {children(copy)}
      </div>
      <p role="status">
        {done === 'selected' && words.byHand}
        {isCopied && <span className="visually-hidden">{words.copied}</span>}
      </p>
    </>
  );
};
