import { paths } from '../../paths.ts';
import { Outcome } from '../shell/outcome.tsx';
import { useTexts } from './pieces/still-texts.ts';

export default function ActivateSuccess() {
  const { activated } = useTexts().still;
  return <Outcome pose="celebrating" to={paths.login} {...activated} />;
}
