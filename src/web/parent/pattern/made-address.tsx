import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '../../app/use-hydrated.ts';
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
  /** handed to another app where the device can do that; where it fails, the address is copied */
  share?: { label: string; text: string };
  /** what else can be done with it */
  children: ReactNode;
}

/** A new address, which nobody is shown again, to be copied. */
export const MadeAddress = ({ url, words, share, children }: Props) => {
  const shown = useRef<HTMLElement>(null);
  const [done, setDone] = useState<'copied' | 'selected' | null>(null);
  const isCopied = done === 'copied';
  const Sign = isCopied ? IconCheck : IconCopy;
  const copy = () => void (shown.current && copyText(url, shown.current).then(setDone));
  const hydrated = useHydrated();
  const unlessClosed = (error: unknown) => {
    // Who closes the list of apps meant to.
    if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
  };
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
        {share && hydrated && 'share' in navigator && (
          <Button
            variant="outline"
            onClick={() => void navigator.share({ text: share.text }).catch(unlessClosed)}
          >
            {share.label}
          </Button>
        )}
        {children}
      </div>
      <p role="status">
        {done === 'selected' && words.byHand}
        {isCopied && <span className="visually-hidden">{words.copied}</span>}
      </p>
    </>
  );
};
