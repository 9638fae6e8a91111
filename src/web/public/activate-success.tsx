import { paths } from '../../paths.ts';
import { useTexts } from '../frame/page-info.tsx';
import { Outcome } from '../shell/outcome.tsx';

export default function ActivateSuccess() {
  const { activated } = useTexts().shell;
  return <Outcome pose="celebrating" to={paths.login} {...activated} />;
}
