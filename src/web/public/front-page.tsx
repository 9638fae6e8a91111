import { brand } from '../../i18n/brand.ts';
import { useTexts } from '../page-info.tsx';
import { PageHead } from '../shell/page-head.tsx';

export default function FrontPage() {
  const { shell } = useTexts();
  return (
    <>
      <PageHead title={brand.name} description={shell.footer.motto} />
      <h1>{brand.name}</h1>
    </>
  );
}
