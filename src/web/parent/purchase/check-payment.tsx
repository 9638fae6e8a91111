import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../pattern/texts.ts';
import drawer from './drawer.module.css';

/** Asks the server whether the money is there, for whoever does not want to wait until the page notices. */
export const CheckPayment = ({ check }: { check: () => Promise<string | null> }) => {
  const { pay, failed } = useTexts().purchase;
  const [asking, setAsking] = useState(false);
  const [heard, setHeard] = useState<'pending' | 'nothing' | null>(null);
  const askNow = async () => {
    setAsking(true);
    setHeard(null);
    const state = await check();
    setAsking(false);
    setHeard(state === null ? 'nothing' : 'pending');
  };
  return (
    <>
      <p className={drawer.needs} role="status">
        {asking && pay.checking}
        {heard === 'pending' && pay.pending}
        {heard === 'nothing' && failed.title}
        {!asking && heard === null && pay.waiting}
      </p>
      <div className={drawer.buttons}>
        <Button variant="outline" size="md" loading={asking} onClick={() => void askNow()}>
          {pay.check}
        </Button>
      </div>
    </>
  );
};
