/** Whose photo it is, as the two calls name it. */
export type PhotoOwner = { readonly user_id: number } | { readonly child_id: number };

/** What is sent with a photo of a parent or of a child that is there already. */
export const photoForm = (owner: PhotoOwner, file: File): FormData => {
  const form = new FormData();
  for (const [name, id] of Object.entries(owner)) form.set(name, String(id));
  form.set('image_url', file);
  return form;
};

/** What registers a child: its details and what is allowed of it, the e-mail of its parent, and the photo when there is one. */
export const childForm = (child: object, email: string, photo: File | null): FormData => {
  const form = new FormData();
  form.set('email', email);
  for (const [name, value] of Object.entries(child)) {
    if (typeof value === 'string') form.set(name, value);
    if (Array.isArray(value)) form.set(name, value.join(','));
  }
  if (photo) form.set('image', photo);
  return form;
};
