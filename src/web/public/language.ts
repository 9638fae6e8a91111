import { type ActionFunctionArgs, redirect } from 'react-router';
import { isLanguage, localeOf } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { apiContext, publicUrlContext, userContext } from '../frame/context.ts';
import { safeReturnPath } from '../frame/guards.ts';
import { languageCookie } from '../frame/language-cookie.ts';

/** The language switch of pages without a script: keeps the choice and goes back to the page. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData().catch(() => null);
  // A body that is no form, or a malformed one: answered by the fallback page.
  if (!form) return new Response(null, { status: 400 });
  const language = form.get('language');
  const back = placeOf(form.get('back'));
  if (!isLanguage(language)) return redirect(back, 303);
  const user = context.get(userContext);
  if (user) {
    // No error is shown when this fails: the cookie keeps the choice.
    await context
      .get(apiContext)('POST /users/update-locale', {
        body: { user_id: user.user_id, locale: localeOf(language) },
      })
      .catch(() => {});
  }
  return redirect(back, {
    status: 303,
    headers: { 'set-cookie': languageCookie(language, context.get(publicUrlContext)) },
  });
};

/** The page to go back to, and the place in it. */
const placeOf = (asked: unknown) => {
  const path = safeReturnPath(asked);
  return path === null ? paths.home : path + new URL(String(asked), 'http://kancil.invalid').hash;
};

export const loader = () => redirect(paths.home);
