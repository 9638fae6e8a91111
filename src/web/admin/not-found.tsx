import { data } from 'react-router';
import { paths } from '../../paths.ts';
import { NotFound } from '../shell/not-found.tsx';
import { useTexts } from './list/texts.ts';

export const loader = () => data(null, { status: 404 });

export default function AdminNotFound() {
  return <NotFound back={{ to: paths.admin, label: useTexts().admin.frame.toOrders }} />;
}
