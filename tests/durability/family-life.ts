import sharp from 'sharp';
import { activate, cookieOf, json, expectStatus, signIn } from '../support/family-calls.ts';
import { PASSWORD, registration } from '../support/registration.ts';

const NEW_PASSWORD = 'baru-sekali-9';

/** What the server has acknowledged to one family: it must be true for ever, whatever happens to the machine. */
export interface Family {
  email: string;
  registered: boolean;
  activated: boolean;
  /** the password that was acknowledged last, and the one whose change was asked for and perhaps made */
  password: string;
  maybePassword: string | null;
  address: string | null;
  maybeAddress: string | null;
  children: { name: string; childId: number; image: string | null }[];
  maybeChildren: string[];
  session: string | null;
}

export const newFamily = (email: string): Family => ({
  email,
  registered: false,
  activated: false,
  password: PASSWORD,
  maybePassword: null,
  address: null,
  maybeAddress: null,
  children: [],
  maybeChildren: [],
  session: null,
});

const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#FFB224' } })
  .jpeg()
  .toBuffer();

/**
 * Lives one family's first days step by step, recording each acknowledgement as it comes and calling `heard` for it.
 * Ends by a failed call.
 */
export const live = async (url: string, family: Family, heard: () => void): Promise<void> => {
  const post = (path: string, body: unknown) => fetch(`${url}/api/v1${path}`, json(body, family.session));
  await expectStatus(await post('/users/register', registration(family.email)), 201);
  family.registered = true;
  heard();

  await activate(url, family.email);
  family.activated = true;
  heard();

  family.session = cookieOf(await expectStatus(await signIn(url, family.email, family.password), 200));
  heard();
  for (const name of ['Alya', 'Rafi']) {
    await addChild(url, family, name, name === 'Alya');
    heard();
  }

  family.maybeAddress = 'Jalan Baru 5, Garut';
  const { email: _own, password: _old, ...profile } = registration(family.email);
  await expectStatus(
    await post('/users/update-user', { ...profile, address_details: family.maybeAddress }),
    200,
  );
  family.address = family.maybeAddress;
  heard();

  family.maybePassword = NEW_PASSWORD;
  const change = {
    email: family.email,
    old_password: family.password,
    new_password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  };
  await expectStatus(await post('/change-password', change), 200);
  family.password = NEW_PASSWORD;
  family.maybePassword = null;
  heard();
};

const addChild = async (url: string, family: Family, name: string, withPhoto: boolean) => {
  const form = new FormData();
  const details = { first_name: name, last_name: '', gender: 'FEMALE', birthdate: '2018-05-02' };
  for (const [field, value] of Object.entries(details)) form.append(field, value);
  if (withPhoto)
    form.append('image', new Blob([Uint8Array.from(await photo)], { type: 'image/jpeg' }), 'alya.jpg');
  family.maybeChildren.push(name);
  const answer = await fetch(`${url}/api/v1/users/register-child`, {
    method: 'POST',
    headers: { cookie: family.session ?? '' },
    body: form,
  });
  const { childs } = (await (await expectStatus(answer, 201)).json()) as {
    childs: { child_id: number; image: string | null };
  };
  family.children.push({ name, childId: childs.child_id, image: childs.image });
};

/** What is missing of what was acknowledged to this family, or is there without having been asked for. */
export const findLostData = async (url: string, family: Family): Promise<string[]> => {
  if (!family.registered) return [];
  let answer = await signIn(url, family.email, family.password);
  if (answer.status === 401 && family.maybePassword)
    answer = await signIn(url, family.email, family.maybePassword);
  if (answer.status === 401) return [`${family.email}: the account or its password is lost`];
  if (answer.status === 403) return family.activated ? [`${family.email}: the activation is lost`] : [];
  const cookie = cookieOf(answer);
  const { users } = (await answer.json()) as {
    users: { address_details: string; join_childs: { child_id: number; first_name: string }[] };
  };
  const lost: string[] = [];
  if (family.address && users.address_details !== family.address)
    lost.push(`${family.email}: the address is lost`);
  const names = users.join_childs.map((child) => child.first_name);
  if (new Set(names).size < names.length) lost.push(`${family.email}: a child is there twice`);
  if (names.some((name) => !family.maybeChildren.includes(name)))
    lost.push(`${family.email}: a child nobody added`);
  for (const child of family.children) {
    if (!users.join_childs.some(({ child_id }) => child_id === child.childId))
      lost.push(`${family.email}: ${child.name} is lost`);
    if (child.image && (await fetch(url + child.image, { headers: { cookie } })).status !== 200)
      lost.push(`${family.email}: the photo of ${child.name} is lost`);
  }
  if (family.session) {
    const session = await fetch(`${url}/api/v1/users/session`, { headers: { cookie: family.session } });
    if (session.status !== 200) lost.push(`${family.email}: the session is lost`);
  }
  return lost;
};
