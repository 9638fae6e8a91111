import styles from './office-list.module.css';

interface Props {
  name: string;
  isTicked: boolean;
  /** there is nothing to choose; its place stays */
  isOff?: boolean;
  onChange: () => void;
}

/** Chooses a row. Its label is larger than what is seen of it, for a thumb. */
export const Tick = ({ name, isTicked, isOff = false, onChange }: Props) => (
  <label className={styles.tick}>
    <input type="checkbox" aria-label={name} checked={isTicked} disabled={isOff} onChange={onChange} />
  </label>
);
