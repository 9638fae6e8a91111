import { useState } from 'react';

/**
 * The address of a file that gets another one with every answer. What is shown keeps its own, so that nothing that plays begins anew,
 * until it `failed`: then the newest takes its place.
 */
export const useSteadyAddress = (newest: string | null) => {
  const [shown, setShown] = useState({ address: newest, hasFailed: false });
  if ((shown.address === null || shown.hasFailed) && newest !== null && newest !== shown.address)
    setShown({ address: newest, hasFailed: false });
  return {
    address: shown.address,
    /** and no newer one has come yet */
    hasFailed: shown.hasFailed,
    failed: () => setShown((now) => ({ ...now, hasFailed: true })),
  };
};
