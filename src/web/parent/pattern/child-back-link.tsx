import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../shell/link.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './profile.module.css';

export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={`${layout.way} ${layout.back} ${styles.back}`}>
    <IconArrowLeft size={20} aria-hidden="true" />
    {children}
  </Link>
);
