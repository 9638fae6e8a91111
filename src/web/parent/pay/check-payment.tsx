import { useState } from 'react';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import drawer from './drawer.module.css';

interface Props {
  check: () => Promise<string | null>;
  /** the button, what is said when the money is not there, and before */
  words?: { check: string; pending: string; waiting: string };
}

/** Asks the server whether the money is there, for whoever does not want to wait until the page notices. */
export const CheckPayment = ({ check, words }: Props) => {
  const { pay, failed } = useTexts().purchase;
  const said = words ?? pay;
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
        {heard === 'pending' && said.pending}
        {heard === 'nothing' && failed.title}
        {!asking && heard === null && said.waiting}
      </p>
      <div className={drawer.buttons}>
        <Button variant="outline" size="md" loading={asking} onClick={() => void askNow()}>
          {said.check}
        </Button>
      </div>
    </>
  );
};
