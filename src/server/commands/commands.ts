import * as z from 'zod/mini';
import { email, newPassword, optionalText, text } from '../../contract/fields.ts';
import { isRefused } from '../../contract/refusals.ts';
import { loadSchool } from '../../demo/load-school.ts';
import { createAdmin } from '../accounts/create-admin.ts';
import { noteBackup } from '../backups/last-backup.ts';
import { endStaffByEmail, listStaffDesk, makeOwnerByEmail } from '../security/staff-desk.ts';
import { removeSecondFactorOf } from '../security/remove-second-factor.ts';
import type { Commands } from '../control.ts';
import type { Parts } from '../parts.ts';
import { noteErased } from '../privacy/erase-again.ts';
import { doctorReport } from './doctor-report.ts';
import { wording } from '../wording.ts';
import { resetSchool } from '../sandbox/reset-school.ts';

const NewAdmin = z.object({
  email,
  password: newPassword,
  firstName: text(100),
  lastName: optionalText(100),
});

const NewDump = z.object({ path: z.string() });
const MadeBackup = z.object({
  madeAt: z.iso.datetime(),
  place: z.string(),
  bytes: z.number(),
  seconds: z.number(),
});

const AdminEmail = z.object({ email });

/** What a command may ask, of the running server or of a school the command opened itself. */
export const commandsOf = (parts: Parts): Commands => ({
  'create-admin': async (argument) => {
    const given = NewAdmin.safeParse(argument);
    if (!given.success) {
      const [issue] = given.error.issues;
      return { ok: false, says: `${String(issue?.path[0])}: ${issue?.message.replaceAll('_', ' ')}` };
    }
    const result = await createAdmin(parts.accounts, given.data);
    if (isRefused(result)) return { ok: false, says: wording.refusal('en', result.refused) };
    return { ok: true, says: `${result.email} is an owner and can sign in at /admin/login` };
  },
  'list-admins': async () => {
    const { staff } = await listStaffDesk(parts.security);
    const lines = staff.map(
      (one) => `${one.email}  ${one.role}  ${one.state}${one.second_factor ? '  second factor' : ''}`,
    );
    return { ok: true, says: lines.length === 0 ? 'there is nobody yet' : lines.join('\n') };
  },
  'close-admin': async (argument) => {
    const given = AdminEmail.safeParse(argument);
    if (!given.success) return { ok: false, says: 'email: not an e-mail address' };
    const ended = await endStaffByEmail(parts.security, given.data.email);
    if (isRefused(ended)) return { ok: false, says: wording.refusal('en', ended.refused) };
    return { ok: true, says: `${given.data.email} cannot sign in any more, and is signed out everywhere` };
  },
  'make-owner': async (argument) => {
    const given = AdminEmail.safeParse(argument);
    if (!given.success) return { ok: false, says: 'email: not an e-mail address' };
    const made = await makeOwnerByEmail(parts.security, given.data.email);
    if (isRefused(made)) return { ok: false, says: wording.refusal('en', made.refused) };
    return { ok: true, says: `${given.data.email} is an owner` };
  },
  'remove-second-factor': async (argument) => {
    const given = AdminEmail.safeParse(argument);
    if (!given.success) return { ok: false, says: 'email: not an e-mail address' };
    const removed = await removeSecondFactorOf({ database: parts.database }, given.data.email);
    if (isRefused(removed)) return { ok: false, says: wording.refusal('en', removed.refused) };
    if (!removed) return { ok: false, says: `${given.data.email} has no second factor` };
    return {
      ok: true,
      says: `${given.data.email} signs in with the password alone, and is signed out everywhere`,
    };
  },
  // The two of `npm run backup`, which does the rest beside the server.
  'dump-database': async (argument) => {
    const { path } = NewDump.parse(argument);
    // Whichever machine erased them, this one's list has them, and the backup takes it along (rule R307).
    await noteErased(parts.database.db, parts.config.erasedList);
    const dumped = await parts.database.dumpTo(path);
    return { ok: true, says: `the database is in ${path}`, found: { ...dumped, mode: parts.config.mode } };
  },
  'note-backup': async (argument) => {
    const { madeAt, ...made } = MadeBackup.parse(argument);
    await noteBackup(parts.database, { ...made, madeAt: new Date(madeAt) });
    return { ok: true, says: 'the backup was noted' };
  },
  doctor: () => doctorReport(parts.health),
  'reset-demo': async () => {
    if (parts.config.mode === 'live')
      return { ok: false, says: 'this is a live school: it has no demo to reset' };
    await resetSchool(parts, loadSchool);
    return { ok: true, says: 'the demo school is as new' };
  },
});
