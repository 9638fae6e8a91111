/** The token that the button of a mailed page sends; null for a body that is no form, and so holds none. */
export const tokenSent = async (request: Request): Promise<string | null> => {
  const form = await request.formData().catch(() => null);
  const token = form?.get('token');
  return typeof token === 'string' && token !== '' && token.length <= 200 ? token : null;
};
