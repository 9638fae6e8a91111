import { useTexts } from '../list/texts.ts';
import { CopyButton } from '../list/copy-button.tsx';
import { Button } from '../../ui/app/button.tsx';
import { FocusedHeading } from './focused-heading.tsx';
import styles from './security.module.css';

interface Props {
  codes: readonly string[];
  email: string;
  onKept: () => void;
}

/** The recovery codes, which are shown this once. */
export const RecoveryCodes = ({ codes, email, onKept }: Props) => {
  const { codes: words } = useTexts().admin.security;
  const text = [words.fileLead(email), '', ...codes, ''].join('\r\n');
  return (
    <>
      <FocusedHeading>{words.title}</FocusedHeading>
      <p>{words.lead}</p>
      <ol className={styles.codes} aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyButton text={text} label={words.copy} />
        <Button variant="outline" onClick={() => saveText(text, `${words.file}.txt`)}>
          {words.download}
        </Button>
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </>
  );
};

const saveText = (text: string, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // The browser takes the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
