import { paths } from '../../paths.ts';
import { Outcome } from '../shell/outcome.tsx';
import { useTexts } from './pieces/texts.ts';

export default function ActivateSuccess() {
  const { activated } = useTexts().publicPages;
  return <Outcome pose="celebrating" to={paths.login} {...activated} />;
}
