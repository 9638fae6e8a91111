import { IconCloudOff } from '@tabler/icons-react';
import styles from '../../app/placement/question.module.css';
import { useWords } from '../../app/placement/words.ts';
import type { SenderState } from './answer-sender.ts';

interface Props {
  sending: SenderState;
  /** the test's own address, which is opened again when nothing else helps */
  testAt: string;
}

/** What a child has to know of the line, while its test runs. */
export const Connection = ({ sending, testAt }: Props) => {
  const words = useWords().test;
  return (
    <p className={styles.cloud} role="status">
      {sending.offline && (
        <>
          <IconCloudOff size={22} aria-hidden="true" />
          <span>{words.offline}</span>
        </>
      )}
      {sending.ended === 'signed_out' && <span>{words.signedOut}</span>}
      {sending.ended === 'refused' && <NotSaved testAt={testAt} />}
    </p>
  );
};

/** How the last answers fare. */
export const Sending = ({ sending, testAt }: Props) => {
  const words = useWords().test;
  if (sending.ended === 'signed_out') return <p role="status">{words.signedOut}</p>;
  if (sending.ended === 'refused')
    return (
      <p role="status">
        <NotSaved testAt={testAt} />
      </p>
    );
  return <p role="status">{sending.offline ? words.offline : words.sending}</p>;
};

/** The server takes no more answers, for another reason than the time: opened again, the page says how the test stands. */
const NotSaved = ({ testAt }: Pick<Props, 'testAt'>) => {
  const words = useWords().test;
  return (
    <span>
      {words.notSaved} <a href={testAt}>{words.reload}</a>
    </span>
  );
};
