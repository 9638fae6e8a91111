import type { RequestContext } from '../../frame/context.ts';
import { builtFilesContext } from '../../frame/context.ts';

/** Loaded by an inline script; named here so that the build makes a file of it. */
export const handle = { script: () => import('./account-script.ts') };

const source = 'src/web/public/accounts/account-script.ts';

/** Its address. */
export const accountScript = (context: RequestContext): string =>
  context.get(builtFilesContext)(source)[0] ?? `/${source}`;
