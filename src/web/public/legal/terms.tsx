import { terms as en } from '../../../i18n/en/legal.ts';
import { terms as id } from '../../../i18n/id/legal.ts';
import { LegalPage } from './legal-page.tsx';

export default function Terms() {
  return <LegalPage texts={{ en, id }} />;
}
