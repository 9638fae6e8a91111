import { paths } from '../../paths.ts';
import { useTexts } from '../frame/page-info.tsx';
import { Outcome } from '../shell/outcome.tsx';

export default function AlreadyActivated() {
  const { alreadyActivated } = useTexts().shell;
  return <Outcome pose="waving" to={paths.login} {...alreadyActivated} />;
}
