import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { addMonths, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { activateAccount } from '../../server/accounts/activate-account.ts';
import { registerParent } from '../../server/accounts/register-parent.ts';
import { registerChild } from '../../server/families/register-child.ts';
import type { PostLetter } from '../../server/inbox/post-letter.ts';
import type { ReceivedFile } from '../../server/platform/http/upload.ts';
import { drawnAvatar } from '../avatars.ts';
import { assertAccepted } from '../assert-accepted.ts';
import { type DemoState, type DemoContext, childKey, parentOf } from '../demo-context.ts';
import { DEMO_PASSWORD, demoFamilies } from '../people.ts';
import { demoBuyers } from '../purchases.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';

type Family = (typeof demoFamilies)[number];

/** A family comes a day before it buys; one that bought nothing came last week. */
export const familyEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] =>
  demoFamilies.map((family) => ({
    at: daysAfter(now, -1 - Math.max(7, ...daysOfPurchases(family.email))),
    what: `the family of ${family.email} signs up`,
    happen: () => bringFamily(ground, story, family, now),
  }));

const daysOfPurchases = (family: string) =>
  demoBuyers.filter(({ email }) => email === family).map(({ buys }) => buys.daysAgo);

const bringFamily = async (ground: DemoContext, story: DemoState, family: Family, now: Date) => {
  let link = '';
  // The mail is opened at once instead of lying in the outbox.
  const post: PostLetter = async (_tx, letter) => {
    if ('url' in letter.data) link = letter.data.url;
  };
  const today = dayInJakarta(now);
  const user = assertAccepted(
    await registerParent(
      { ...ground.accounts, post },
      {
        first_name: family.firstName,
        last_name: family.lastName,
        email: family.email,
        password: DEMO_PASSWORD,
        phone_number: family.phone,
        gender: family.gender,
        birthdate: addMonths(today, -36 * 12),
        province: family.province,
        city: family.city,
        zip_code: family.zipCode,
        address_details: family.address,
        special_notes: family.notes,
        locale: family.locale,
      },
    ),
  );
  const activation = await activateAccount(ground.accounts, new URL(link).searchParams.get('token') ?? '');
  if (activation !== 'activated') throw new Error(`the demo's account was not activated: ${activation}`);
  const parent = parentOf({ userId: user.userId, email: family.email, locale: family.locale });
  story.parents.set(family.email, parent);
  for (const child of family.children) {
    const { childId } = assertAccepted(
      await registerChild(
        ground.families,
        parent.familyId,
        {
          first_name: child.firstName,
          last_name: child.lastName,
          gender: child.gender,
          // Ages are those of the day the demo is loaded.
          birthdate: addMonths(today, -12 * child.age - 3),
        },
        await drawnPhoto(child, ground.uploads),
        { kinds: child.allows ?? ['learning'], language: family.locale },
      ),
    );
    story.children.set(childKey(family.email, child.firstName), childId);
  }
};

/** A drawn face as an uploaded photo. */
export const drawnPhoto = async (
  { firstName, gender }: Pick<Family['children'][number], 'firstName' | 'gender'>,
  folder: string,
): Promise<ReceivedFile> => {
  const path = join(folder, `${firstName}.png`);
  const png = await sharp(Buffer.from(drawnAvatar(firstName, gender)))
    .resize(320, 320)
    .png()
    .toBuffer();
  await writeFile(path, png);
  return { path, size: png.length, type: 'image/png' };
};
