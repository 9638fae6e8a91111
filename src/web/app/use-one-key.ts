import { useRef } from 'react';
import { type ApiRefusal, isRefusedAs } from '../frame/api.ts';
import { newKey } from './new-key.ts';

/**
 * One key through every repeat of a form, so that what was made and whose answer got lost is not made twice.
 * @param kept of a form that was opened before
 */
export const useOneKey = (kept = '') => {
  const key = useRef(kept);
  const renew = () => {
    key.current = '';
  };
  return {
    keyed: () => ({ idempotencyKey: (key.current ||= newKey()) }),
    onRefusal: (refused: ApiRefusal) => {
      // What was sent before with this key is there: what is entered now is another one.
      if (isRefusedAs(refused, 'key_of_other_call')) renew();
    },
    /** what is made next is another one */
    renew,
  };
};
