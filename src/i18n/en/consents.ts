import { brand } from '../brand-in-texts.ts';

/**
 * What a parent may allow of a child. The sentences of the kinds are what is agreed to: who changes what one of them allows raises
 * `consentTextVersion`.
 */
export const consents = {
  title: 'What you allow',
  lead: 'Only the first is needed. You can change the others at any time on your child’s page.',
  kinds: {
    learning: `My child learns with ${brand.name}. For this the school keeps their details, lessons and test results.`,
    photo_to_teachers: 'Teachers may see my child’s photo.',
    recording_kept: 'The school may keep recordings of my child’s voice or picture from lessons.',
    shown_in_public:
      'The school may show my child’s work and videos on its website, where everybody can see them.',
    certificate_page:
      'Whoever has its address may check my child’s eCertificate: given name, grade and year.',
  },
  ask: {
    title: (name: string) => `What do you allow for ${name}?`,
    text: 'We ask every family this, once for each child. Lessons go on as usual.',
    again:
      'The wording has changed since you last answered, so we are asking once more. Lessons go on as usual.',
    save: 'Save my answer',
    saved: 'Thank you, your answer is saved.',
  },
  settings: {
    title: (name: string) => `What you allow for ${name}`,
    back: (name: string) => `${name}’s page`,
    lead: 'Five questions, each with a switch. Your choice is saved straight away, and what you switch off stops straight away.',
    means: {
      learning:
        'There are no lessons without this, so it cannot be switched off here: withdrawing it means closing the account. Then the lessons of all your children end, and their data are erased once it cannot be opened again. If it is about just one of your children, please write to us.',
      photo_to_teachers:
        'So teachers know who is in front of them. If you switch it off, they do not see the photo.',
      recording_kept:
        'Voice recordings and videos you send us need this. If you switch it off, the ones we have are deleted.',
      shown_in_public:
        'A song or a story, for example. If you switch it off, your child’s work comes off the website.',
      certificate_page:
        'So another school, for example, can see that the eCertificate is genuine. If you switch it off, the address shows nothing.',
    },
    toClosing: 'See what closing the account means',
    given: (day: string) => `Allowed since ${day}.`,
    notGiven: (day: string) => `Not allowed: that is your answer of ${day}.`,
    notSaid: 'Not allowed: you have not answered this yet.',
    textOf: (day: string) => `This text has held since ${day}.`,
    alwaysOn: 'always on',
    saved: 'Saved',
    hideAsk: {
      title: (name: string) => `Stop showing ${name} in public?`,
      text: 'What is on the website comes down straight away. If you allow it again later, the school has to put it back.',
      yes: 'Yes, take it down',
      no: 'Leave it there',
    },
    /** `count` is null while it is not known how many there are */
    deleteAsk: {
      title: (name: string, count: number | null) =>
        count === null
          ? `Delete all recordings of ${name}?`
          : `Delete ${count === 1 ? '1 recording' : `${count} recordings`} of ${name}?`,
      text: 'Recordings and videos you sent us are deleted straight away and cannot be brought back.',
      yes: 'Yes, delete',
      no: 'Keep',
    },
    failed: 'That was not saved. Please try again.',
    loadFailed: 'We could not load what you allow.',
    retry: 'Try again',
  },
};
