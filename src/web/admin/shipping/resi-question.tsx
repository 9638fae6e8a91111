import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './ship-run.module.css';

interface Props {
  resi: string;
  /** the child whose order carries it */
  child: string;
  /** goes back to the field */
  onChange: () => void;
  onUse: () => void;
}

/**
 * Asks about a tracking number that another order carries. The focus is on the answer that ships nothing: a scanner that ends
 * with the Enter key takes that one.
 */
export const ResiQuestion = ({ resi, child, onChange, onUse }: Props) => {
  const { orders } = useTexts().admin;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const goBack = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement } = document;
    const isOver = activeElement?.closest('dialog, [role=dialog]')?.contains(box.current) ?? true;
    if (event.key !== 'Escape' || !isOver) return;
    event.preventDefault();
    onChange();
  });
  useEffect(() => {
    addEventListener('keydown', goBack);
    return () => removeEventListener('keydown', goBack);
  }, []);
  return (
    // A dialog, so that Escape does not close the panel around it.
    <div ref={box} role="dialog" aria-labelledby={id} className={styles.question}>
      <p id={id} role="alert">
        {orders.resiUsed(resi, child)}
      </p>
      <p>{orders.resiUsedNote}</p>
      <div className={layout.ways}>
        <Button onClick={onChange}>{orders.changeResi}</Button>
        <Button variant="outline" onClick={onUse}>
          {orders.useResi}
        </Button>
      </div>
    </div>
  );
};
