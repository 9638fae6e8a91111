import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { paths } from '../src/paths.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { call } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Session {
  session_id: number;
  group_id: number;
  unit: number;
  kind: 'class' | 'native';
  starts_at: string;
  state: 'planned' | 'open' | 'over' | 'cancelled';
  version: number;
}
interface Classes {
  sessions: Session[];
}
interface Children {
  pupils: { child_id: number; first_name: string; attendance: string | null; note: string }[];
}

test(
  "a teacher's afternoon: signs in on a phone, opens a class, says of two children who was there, and writes a note",
  { tag: '@once' },
  async ({ page, language }) => {
    const { liveClasses: words, teaching } = textsOf(language).admin;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${paths.adminLogin}?lang=${language}`);
    await page.locator('[name=email]').fill('teacher@kancil.test');
    await page.locator('[name=password]').fill(DEMO_PASSWORD);
    await page.locator('[name=password]').press('Enter');
    await expect(page).toHaveURL(new RegExp(paths.adminTeaching));
    // Signed in, the page speaks the language of the account.
    await page.goto(`${paths.adminTeaching}?lang=${language}`);
    await expect(page.getByRole('heading', { name: teaching.today })).toBeVisible();
    await expectAccessible(page);

    const { sessions } = await read<Classes>(page.request, '/live-class');
    const held = sessions.filter(({ state }) => state === 'open' || state === 'over');
    // Which group met last follows the day of the week, and other journeys move children: the last class of more than one child.
    let id = 0;
    let pupils: Children['pupils'] = [];
    for (const { session_id } of held.toReversed()) {
      if (pupils.length >= 2) break;
      id = session_id;
      ({ pupils } = await read<Children>(page.request, `/live-class/session/${id}`));
    }
    const [one, other] = pupils;
    if (!one || !other) throw new Error('the demo school has a class with two children that was held');
    await page.goto(`${paths.adminLiveClass(id)}?lang=${language}`);

    const press = async (name: string, mark: 'present' | 'absent') => {
      const button = page
        .getByRole('group', { name: words.attendanceOf(name), exact: true })
        .first()
        .getByRole('button', { name: `${words.marks[mark]} ${name}`, exact: true });
      // Pressed once more it would take its word back.
      if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    };
    await press(one.first_name, 'present');
    await press(other.first_name, 'absent');

    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('group', { name: words.attendanceOf(one.first_name), exact: true }) })
      .first();
    const note = `Brave today ${language}`;
    await row.getByRole('button', { name: one.note === '' ? words.addNote : words.changeNote }).click();
    await row.getByRole('textbox').fill(note);
    await row.getByRole('button', { name: words.saveNote }).click();
    await expect(row.getByText(note)).toBeVisible();
    await expect(row.getByText(words.saved, { exact: true })).toBeVisible();
    await expectAccessible(page);

    const after = (await read<Children>(page.request, `/live-class/session/${id}`)).pupils;
    const now = (childId: number) => after.find(({ child_id }) => child_id === childId);
    expect(now(one.child_id)).toMatchObject({ attendance: 'present', note });
    expect(now(other.child_id)).toMatchObject({ attendance: 'absent' });
    await page.goto(paths.adminChildren);
    await expect(page).toHaveURL(new RegExp(paths.adminTeaching));
  },
);

test(
  'staff move one class: how many families are told is said before anything is saved',
  { tag: '@desk' },
  async ({ page, language }) => {
    const { liveClasses: words, confirm } = textsOf(language).admin;
    await signInAsAdmin(page.request, language);
    await page.goto(paths.adminLiveClasses);
    await expect(page.getByRole('tab', { name: words.viewNames.week })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectAccessible(page);

    const { sessions } = await read<Classes>(page.request, '/live-class');
    const planned = sessions.find(({ state, kind }) => state === 'planned' && kind === 'class');
    if (!planned) throw new Error('the demo school has a class to come');
    const { session_id, version, starts_at } = planned;
    // A quarter of an hour later, which stays within the hours of children and meets no other class of the teacher.
    const later = new Date(Date.parse(starts_at) + 15 * 60_000);
    const preview = await call(page.request, '/live-class/session', {
      session_id,
      version,
      starts_at: later.toISOString(),
      preview: true,
    });

    await page.goto(paths.adminLiveGroup(planned.group_id));
    const panel = page.getByRole('dialog', { name: words.groupDialog });
    const row = panel.locator(`li:has(a[href="${paths.adminLiveClass(session_id)}"])`);
    await row.getByRole('button', { name: words.change }).click();
    const dialog = page.getByRole('dialog', { name: words.sessionDialog });
    const wib = new Date(later.getTime() + 7 * 3_600_000).toISOString();
    await dialog.locator('[name=time]').fill(wib.slice(11, 16).replace(':', '.'));
    await dialog.getByRole('button', { name: words.showChanges }).click();
    const question = page.getByRole('dialog', { name: words.whatChanges });
    await expect(question).toContainText(words.familiesTold(Number(preview['families'])));
    await question.getByRole('button', { name: confirm.yes }).click();
    await expect(dialog).toBeHidden();
    const { sessions: now } = await read<Classes>(page.request, `/live-class/group/${planned.group_id}`);
    expect(now.find(({ session_id: id }) => id === session_id)?.starts_at).toBe(later.toISOString());
  },
);
