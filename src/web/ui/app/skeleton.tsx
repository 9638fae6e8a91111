import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface Props {
  /** pixels */
  height: number;
  width?: number | string;
  /** a face's */
  circle?: boolean;
  /** pixels above and below */
  margin?: string;
  className?: string | undefined;
}

/** The place of what is still on its way. */
export const Skeleton = ({ height, width, circle = false, margin, className }: Props) => {
  const style: CSSProperties = { height, width, margin };
  if (circle) style.borderRadius = '50%';
  return <div className={`${styles.block} ${className ?? ''}`} style={style} />;
};
