import { privacy as en } from '../../../i18n/en/legal.ts';
import { privacy as id } from '../../../i18n/id/legal.ts';
import { LegalPage } from './legal-page.tsx';

export default function Privacy() {
  return <LegalPage texts={{ en, id }} />;
}
