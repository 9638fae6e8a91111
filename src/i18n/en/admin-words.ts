/** The words of lessons in the back office. */
export const lessonWords = {
  title: 'Words of a lesson',
  part: 'Words',
  lead: (most: number) =>
    `Up to ${most} words of the video. Children play with them afterwards, and practise them in the weeks that follow.`,
  none: 'This lesson has no words yet.',
  edit: 'Edit the words',
  back: 'Back to the course',
  submit: 'Save the words',
  saved: (title: string) => `${title}: words saved`,
  problems: 'Please check all the words:',
  word: (place: number) => `Word ${place}`,
  english: 'English',
  indonesian: 'Indonesian',
  choosePicture: 'Choose one of our pictures',
  removePicture: 'Take the picture away',
  removeRecording: 'Take the recording away',
  noRecording: 'Without a recording, the device says the word if it has an English voice.',
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  removeNote: 'Removing a word also removes what children have learned of it.',
  add: 'Add a word',
  tooFew: (asked: number, wanted: number) =>
    `After the video we ask about ${wanted} words, and ${asked === 0 ? 'none' : `only ${asked}`} of these can be asked: each needs others with another English word, another meaning and another picture.`,
  drawn: {
    title: 'Our pictures',
    search: 'Search by the English name',
    found: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
    none: 'None of our pictures has that name. Try another word, or upload a picture.',
  },
};
