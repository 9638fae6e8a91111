import { Button } from '../../ui/app/button.tsx';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { CopyButton } from '../list/copy-button.tsx';
import formStyles from '../list/office-form.module.css';
import listStyles from '../list/office-list.module.css';
import { useTexts } from '../list/texts.ts';
import styles from './code.module.css';

interface Props {
  /** null while nothing is shown */
  secret: string | null;
  words: Readonly<Record<'shownTitle' | 'shownLead' | 'copy' | 'kept', string>>;
  onKept: () => void;
}

/** A secret that the server has forgotten already: the dialog closes by its button alone, so that no slip loses it. */
export const ShownOnce = ({ secret, words, onKept }: Props) => (
  <OfficeDialog
    opened={secret !== null}
    held
    title={words.shownTitle}
    close={useTexts().admin.close}
    onClose={onKept}
  >
    <div className={formStyles.dialog}>
      <p>{words.shownLead}</p>
      <code className={styles.secret}>{secret}</code>
      <div className={listStyles.headActions}>
        <CopyButton text={secret ?? ''} label={words.copy} />
        <Button onClick={onKept}>{words.kept}</Button>
      </div>
    </div>
  </OfficeDialog>
);
