import { IconCheck, IconCopy, IconPackage } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Parcel } from '../../../contract/objects.ts';
import { isCourier } from '../../../domain/shipping/couriers.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { copyText } from '../pattern/copy-text.ts';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import styles from './parcel-line.module.css';

/** Where a child's study kit is: being packed, or with whom it was sent and under which number. */
export const ParcelLine = ({ parcel, name }: { parcel: Parcel; name: string }) => {
  const { parcel: words } = useTexts().classroom;
  const { delivery_status: status, courier, resi } = parcel;
  return (
    <div className={styles.parcel}>
      <IconPackage size={24} aria-hidden="true" />
      <p>
        {status === 'unshipped'
          ? words.packing(name)
          : words.sent(name, isCourier(courier) ? courierNames[courier] : courier)}{' '}
        {status === 'shipped' && resi === null && words.noResi}
      </p>
      {status === 'shipped' && resi !== null && <Resi resi={resi} />}
    </div>
  );
};

/** A tracking number, with a button that copies it. */
export const Resi = ({ resi }: { resi: string }) => {
  const { parcel: words } = useTexts().classroom;
  const text = useRef<HTMLElement>(null);
  const [done, setDone] = useState<'copied' | 'selected' | null>(null);
  return (
    <p className={styles.resi}>
      <span>
        {words.resi} <strong ref={text}>{resi}</strong>
      </span>
      <Button
        variant="outline"
        aria-label={words.copyLabel}
        onClick={() => void (text.current && copyText(resi, text.current).then(setDone))}
      >
        {done === 'copied' ? (
          <IconCheck size={18} aria-hidden="true" />
        ) : (
          <IconCopy size={18} aria-hidden="true" />
        )}
        {done === 'copied' ? words.copied : words.copy}
      </Button>
      <span role="status">
        {done === 'selected' && words.byHand}
        {done === 'copied' && <span className="visually-hidden">{words.copied}</span>}
      </span>
    </p>
  );
};
