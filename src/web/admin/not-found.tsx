import { data } from 'react-router';
import { paths } from '../../paths.ts';
import { NotFound } from '../shell/not-found.tsx';

export const loader = () => data(null, { status: 404 });

export default function AdminNotFound() {
  return <NotFound office={paths.adminOrders} />;
}
