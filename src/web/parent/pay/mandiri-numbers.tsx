import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import type { Charge } from './charge.ts';
import { copyText } from '../pattern/copy-text.ts';
import styles from './mandiri.module.css';

/** The numbers that a customer of Mandiri types, each with a button that copies it. */
export default function MandiriNumbers({ charge }: { charge: Charge }) {
  const { mandiri } = useTexts().purchase;
  const { billerCode, billKey, gross } = charge;
  if (billerCode === null || billKey === null) return <p role="alert">{mandiri.missing}</p>;
  return (
    <dl className={styles.numbers}>
      <Copied label={mandiri.billerCode} value={billerCode} />
      <Copied label={mandiri.billKey} value={billKey} />
      <Copied label={mandiri.amount} value={String(gross)} shown={formatRupiah(rupiah(gross))} />
    </dl>
  );
}

/** A value, a long one in groups of four digits. The gaps between them are drawn, so that nothing copies them. */
const Copied = ({ label, value, shown }: { label: string; value: string; shown?: string }) => {
  const { mandiri } = useTexts().purchase;
  const text = useRef<HTMLSpanElement>(null);
  const [done, setDone] = useState<'copied' | 'selected' | null>(null);
  const copied = done === 'copied';
  const groups = shown === undefined && value.length > 6 ? (value.match(/.{1,4}/g) ?? []) : [shown ?? value];
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <span ref={text} className={styles.value}>
          {groups.map((group, place) => (
            <span key={place}>{group}</span>
          ))}
        </span>
        <Button
          variant="outline"
          aria-label={copied ? mandiri.copiedOf(label) : mandiri.copyOf(label)}
          onClick={() => void (text.current && copyText(value, text.current).then(setDone))}
        >
          {copied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
          {copied ? mandiri.copied : mandiri.copy}
        </Button>
      </dd>
      <dd className={styles.said}>
        <span role="status">
          {done === 'selected' && mandiri.byHand}
          {copied && <span className="visually-hidden">{mandiri.copiedOf(label)}</span>}
        </span>
      </dd>
    </div>
  );
};
