import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { activationLanding } from '../../page-paths.ts';
import { apiContext } from '../frame/context.ts';
import { Outcome } from '../shell/outcome.tsx';
import { useTexts } from './pieces/texts.ts';
import { tokenSent } from './pieces/token-sent.ts';

/** The address holds the token: no other page hears of it. */
export const headers: HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' });

export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const token = await tokenSent(request);
  if (token === null) return redirect(activationLanding.unusable, 303);
  const { outcome } = await context.get(apiContext)('POST /users/activate', { body: { token } });
  return redirect(activationLanding[outcome], 303);
};

/** Where the link of an activation mail leads. Programs that open links to look at them press no button. */
export default function ActivateAccount() {
  const { activate } = useTexts().publicPages;
  return <Outcome pose="waving" {...activate} sends={useLoaderData<typeof loader>()} />;
}
