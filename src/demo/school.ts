import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { isRefused } from '../contract/refusals.ts';
import type { OwnFamilyId } from '../domain/access/family-scope.ts';
import { addMonths, dayInJakarta } from '../domain/values/calendar-date.ts';
import { activateAccount } from '../server/accounts/activate-account.ts';
import type { AccountsContext } from '../server/accounts/context.ts';
import { createAdmin } from '../server/accounts/create-admin.ts';
import { registerParent } from '../server/accounts/register-parent.ts';
import type { FamiliesContext } from '../server/families/context.ts';
import { registerChild } from '../server/families/register-child.ts';
import type { PostLetter } from '../server/inbox/post-letter.ts';
import { drawnAvatar } from './avatars.ts';
import { DEMO_PASSWORD, demoAdmin, demoFamilies } from './people.ts';

/** What the demo is made with: the use cases' own surroundings. */
export interface SchoolGround {
  accounts: AccountsContext;
  families: FamiliesContext;
}

type Family = (typeof demoFamilies)[number];

/**
 * The demo school, made by doing what its people would have done; all of it or, after a crash, nothing. The photos are
 * kept while the one transaction is open, unlike anywhere else: nobody else uses a school that is being made, half a
 * school would never be completed, and a crash leaves at most a few drawings that nothing points to.
 */
export const loadSchool = async ({ accounts, families }: SchoolGround): Promise<void> => {
  const photos = await mkdtemp(join(tmpdir(), 'kancil-demo-'));
  try {
    await accounts.database.transaction(async () => {
      done(await createAdmin(accounts, { ...demoAdmin, password: DEMO_PASSWORD }));
      for (const family of demoFamilies) await bringFamily(accounts, families, family, photos);
    });
  } finally {
    await rm(photos, { recursive: true, force: true });
  }
};

const bringFamily = async (
  accounts: AccountsContext,
  families: FamiliesContext,
  family: Family,
  photos: string,
) => {
  let link = '';
  // The mail is opened at once instead of lying in the outbox.
  const post: PostLetter = async (_tx, letter) => {
    link = letter.data.url;
  };
  const today = dayInJakarta(accounts.clock.now());
  const parent = done(
    await registerParent(
      { ...accounts, post },
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
  const activation = await activateAccount(
    accounts,
    decodeURIComponent(link.slice(link.lastIndexOf('/') + 1)),
  );
  if (activation !== 'activated') throw new Error(`the demo's account was not activated: ${activation}`);
  for (const child of family.children) {
    done(
      await registerChild(
        families,
        // The demo acts for the family it has just made, as that family's session would.
        parent.userId as OwnFamilyId,
        {
          first_name: child.firstName,
          last_name: child.lastName,
          gender: child.gender,
          birthdate: addMonths(today, -12 * child.age - 3),
        },
        await photoOf(child, photos),
      ),
    );
  }
};

const photoOf = async ({ firstName, gender }: Family['children'][number], folder: string) => {
  const path = join(folder, `${firstName}.png`);
  const png = await sharp(Buffer.from(drawnAvatar(firstName, gender)))
    .resize(320, 320)
    .png()
    .toBuffer();
  await writeFile(path, png);
  return { path, size: png.length, type: 'image/png' };
};

/** The demo's own people are never refused; when they are, the demo is wrong and says how. */
const done = <T>(result: T): Exclude<T, { refused: unknown }> => {
  if (isRefused(result)) throw new Error(`the demo was refused: ${JSON.stringify(result)}`);
  return result as Exclude<T, { refused: unknown }>;
};
