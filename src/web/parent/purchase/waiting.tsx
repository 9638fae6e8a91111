import { Skeleton } from '@mantine/core';
import { useTexts } from '../pattern/texts.ts';
import { Screen } from './step-frame.tsx';

export const Waiting = () => {
  const { loading } = useTexts().purchase;
  return (
    <Screen>
      <p className="visually-hidden" role="status">
        {loading}
      </p>
      <Skeleton height={32} width="60%" mb="md" />
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={110} radius="lg" mb="md" />
      ))}
    </Screen>
  );
};
