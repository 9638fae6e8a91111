import { useEffect } from 'react';
import type { RefusalName } from '../../../contract/refusals.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { dismissFailure } from '../../shell/notify.ts';

type Beside = Readonly<Partial<Record<RefusalName, string>>>;

/** Whether a failure stands beside a field of its form. */
export const standsBeside = (failure: unknown, beside: Beside): boolean =>
  failure instanceof ApiRefusal &&
  (Object.keys(failure.errors).length > 0 ||
    (failure.error !== null && Object.hasOwn(beside, failure.error)));

/** A refusal that stands beside its field is not said once more in a bar, which would lie over the form's button. */
export const useSaidOnce = (failure: unknown, beside: Beside): void => {
  useEffect(() => {
    if (standsBeside(failure, beside)) dismissFailure();
  }, [failure, beside]);
};
