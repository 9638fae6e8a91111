import { useEffect, useMemo } from 'react';

/** An address under which the page can show a chosen file; null without one. */
export const useFileAddress = (file: File | null): string | null => {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return address;
};
