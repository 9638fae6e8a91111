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
    certificate_page: 'Whoever has its address may check my child’s eCertificate: name, grade and year.',
  },
  ask: {
    title: (name: string) => `What do you allow for ${name}?`,
    text: 'We ask every family this once for each child. Lessons go on meanwhile.',
    again: 'These texts have changed since your last answer, so we ask once more. Lessons go on meanwhile.',
    save: 'Save my answer',
    saved: 'Thank you, your answer is saved.',
  },
  settings: {
    lead: (name: string) => `A tick is saved at once. Take one away, and it no longer holds for ${name}.`,
    learningNote: 'Would you like to stop? Close the account under Data & account, or write to us.',
    publicNote: 'Without this tick, what is published of your child leaves the website at once.',
    failed: 'This was not saved. Please try again.',
    loadFailed: 'We could not load what you allow.',
    retry: 'Try again',
  },
};
