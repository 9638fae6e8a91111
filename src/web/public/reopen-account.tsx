import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { paths } from '../../paths.ts';
import { ApiRefusal, isRefusedAs } from '../frame/api.ts';
import { apiContext } from '../frame/context.ts';
import { Outcome } from '../shell/outcome.tsx';
import { useTexts } from './pieces/texts.ts';
import { tokenSent } from './pieces/token-sent.ts';

/** The address holds the token: no other page hears of it. */
export const headers: HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' });

/** What became of the link, or, when it was just opened, what it would do: looking at it changes nothing. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const [token, came] = [searchParams.get('token') ?? '', searchParams.get('came')];
  if (came !== null || token === '') return { token, came: came ?? 'unusable' };
  try {
    const { state } = await context.get(apiContext)('GET /users/reopen/{token}', { params: { token } });
    return { token, came: state === 'open' ? 'already' : null };
  } catch (error) {
    if (error instanceof ApiRefusal && error.code < 500) return { token: '', came: 'unusable' };
    throw error;
  }
};

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const token = await tokenSent(request);
  const came = (outcome: 'open' | 'unusable') => redirect(paths.reopenAccount('', outcome), 303);
  if (token === null) return came('unusable');
  try {
    await context.get(apiContext)('POST /users/reopen', { body: { token } });
    return came('open');
  } catch (error) {
    if (isRefusedAs(error, 'reopen_link_unusable')) return came('unusable');
    throw error;
  }
};

/** Where the mail about a closed account leads. Programs that open links to look at them press no button. */
export default function ReopenAccount() {
  const { reopen } = useTexts().publicPages;
  const { token, came } = useLoaderData<typeof loader>();
  if (came === 'open') return <Outcome pose="celebrating" {...reopen.open} to={paths.login} />;
  if (came === 'closed') return <Outcome pose="sleeping" {...reopen.closed} to={paths.home} />;
  if (came === 'already') return <Outcome pose="waving" {...reopen.already} to={paths.login} />;
  if (came !== null) return <Outcome pose="worried" {...reopen.unusable} to={paths.home} />;
  return <Outcome pose="waving" {...reopen.ask} sends={{ token }} />;
}
