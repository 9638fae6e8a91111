import { KancilMark } from './kancil-mark.tsx';
import css from './wordmark.module.css';

/** A name with more letters than this is set smaller, so that it finds room beside the menu. */
const LONG = 16;

interface Props {
  name: readonly [string, string];
  ground?: 'light' | 'dark';
}

/**
 * The logo. The name comes as two words, the second in the accent's colour; on dark grounds both turn pale.
 * Put it into a link, which then has the name as its text.
 */
export function Wordmark({ name, ground = 'light' }: Props) {
  return (
    <span className={css.wordmark} data-ground={ground} data-long={name.join(' ').length > LONG}>
      <KancilMark size={44} />
      <span>
        {name[0]} <span className={css.second}>{name[1]}</span>
      </span>
    </span>
  );
}
