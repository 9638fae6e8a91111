import { isHttps, paths } from '../../../paths.ts';

const NAME = 'kancil_reset';
const TEN_MINUTES = 600;
/** A token as the school makes it, with room for a longer one. */
const SHAPE = /^[\w-]{20,200}$/;

/** The token of a reset mail, or null when this cannot be one. */
export const resetToken = (text: string | undefined): string | null =>
  text && SHAPE.test(text) ? text : null;

/** Carries a reset token from the mail's address to the form, where no script and no other page reads it; null ends it. */
export const resetCookie = (token: string | null, publicUrl: string): string =>
  [
    `${NAME}=${token ?? ''}`,
    `Path=${paths.resetPassword}`,
    `Max-Age=${token === null ? 0 : TEN_MINUTES}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps(publicUrl) ? ['Secure'] : []),
  ].join('; ');

export const resetTokenOf = (request: Request): string | null => {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((part) => part.trim());
  const ours = cookies.find((part) => part.startsWith(`${NAME}=`));
  return resetToken(ours?.slice(NAME.length + 1));
};
