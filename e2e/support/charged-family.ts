import type { Page } from '@playwright/test';
import { addChildren, openCharge, registerFamily, schoolTime } from './school.ts';

/** A family whose child's first charge is open. */
export const familyWithCharge = async (page: Page, email: string, language: 'en' | 'id', name: string) => {
  const { request } = page;
  await registerFamily(request, email, language === 'id' ? 'ID' : 'EN');
  const year = (await schoolTime(request)).getUTCFullYear();
  const [child = 0] = await addChildren(request, email, [
    { first_name: name, birthdate: `${year - 10}-01-15` },
  ]);
  return { child, order: await openCharge(request, child) };
};
