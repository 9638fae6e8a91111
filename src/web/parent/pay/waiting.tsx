import { useTexts } from '../pattern/texts.ts';
import { Screen } from './step-frame.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';

export const Waiting = () => {
  const { loading } = useTexts().purchase;
  return (
    <Screen>
      <p className="visually-hidden" role="status">
        {loading}
      </p>
      <Skeleton height={32} width="60%" margin="0 0 16px" />
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={110} margin="0 0 16px" />
      ))}
    </Screen>
  );
};
