import { type ReactNode, type Ref, useId } from 'react';
import styles from './alert.module.css';

interface Props {
  /** mango: to be thought of; rosella: something is wrong */
  color: 'mango' | 'rosella';
  title?: ReactNode;
  role?: 'alert' | 'status';
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** A note that has to be seen, in its place on the screen. */
export const Alert = ({ color, title, role = 'alert', className, ref, children }: Props) => {
  const id = useId();
  return (
    <div
      ref={ref}
      role={role}
      className={className === undefined ? styles.alert : `${styles.alert} ${className}`}
      data-color={color}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      {title && (
        <div id={`${id}-title`} className={styles.title}>
          {title}
        </div>
      )}
      {children && <div id={`${id}-text`}>{children}</div>}
    </div>
  );
};
