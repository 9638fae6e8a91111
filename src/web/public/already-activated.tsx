import { paths } from '../../paths.ts';
import { Outcome } from '../shell/outcome.tsx';
import { useTexts } from './pieces/texts.ts';

export default function AlreadyActivated() {
  const { alreadyActivated } = useTexts().publicPages;
  return <Outcome pose="waving" to={paths.login} {...alreadyActivated} />;
}
