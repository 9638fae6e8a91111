/** What every form of the back office says besides its fields. */
export const form = {
  saveAndNext: 'Save and next',
  draftRestored: (time: string) => `Draft of ${time} restored.`,
  discardDraft: 'Discard the draft',
  leaveTitle: 'Leave without saving?',
  unsaved: (what: string) => `What you entered for “${what}” is not saved yet.`,
  leave: 'Leave without saving',
  stay: 'Stay here',
  conflictTitle: 'Somebody else saved this meanwhile',
  conflictText: 'Nothing of yours is saved yet. This differs:',
  yours: 'Yours',
  theirs: 'Saved now',
  empty: 'empty',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  lostTitle: 'It did not arrive',
  lostText: 'The connection was cut before your entry reached us. It is still here; nothing was saved twice.',
  sendAgain: 'Send again',
  savedAfterAll: 'Saved. The connection was cut for a moment, but your entry had arrived.',
  signIn: {
    title: 'Please sign in again',
    text: 'Your session has ended. What you entered is still here and is saved as soon as you are signed in.',
    other: 'That is another account. Please sign in with the one that you have been working with.',
  },
};

/** What is said once something is done, besides the server's message, and how it is taken back. */
export const feedback = {
  undo: 'Undo',
  undoAgain: 'Undo again',
  undoing: 'Undoing …',
  undone: (what: string) => `Undone. ${what}`,
  notUndone: (what: string) => `Not undone. ${what}`,
  undoOvertaken: (changes: string) => `Somebody else has changed this meanwhile. Now: ${changes}.`,
  undoLost: 'The connection was cut before it reached us.',
  order: (child: string, status: string) => `Order of ${child}: ${status}`,
  grade: (child: string, grade: string) => `${child}: ${grade}`,
  batch: (batch: string, status: string) => `${batch}: ${status}`,
  registration: (batch: string, first: string, last: string) => `${batch}: registration ${first} - ${last}`,
  created: (what: string) => `${what}: created`,
  deleted: (what: string) => `${what}: deleted`,
};
