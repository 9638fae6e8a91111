import { isRefusedAs } from '../../frame/api.ts';

/** Deletes something. What somebody else has deleted meanwhile is gone, as was asked for. */
export const unlessGone = async (remove: () => Promise<unknown>): Promise<void> => {
  try {
    await remove();
  } catch (error) {
    if (!isRefusedAs(error, 'not_found')) throw error;
  }
};
