import type { ReactNode } from 'react';
import styles from './office-list.module.css';

/** A text in which no day is broken at its hyphens. */
export const withWholeDays = (text: string): ReactNode =>
  text.split(/(\d\d-\d\d-\d{4})/).map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      // The pieces have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} className={styles.day}>
        {piece}
      </span>
    ),
  );
