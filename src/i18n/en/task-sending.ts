/** How a family sends a picture, a recording or a video in the page of a lesson; loaded with the form alone. */
export const taskSending = {
  ways: 'Add a picture, recording or video',
  takePicture: 'Take a picture',
  choosePicture: 'Choose a picture',
  chooseVideo: 'Choose a video',
  record: 'Record your voice',
  chooseSound: 'Choose a recording',
  full: (most: number) => `That makes ${most}, which is the most. Remove one to add another.`,

  /** the parent is asked in the form, which stays as it is */
  allowAsk: {
    title: (name: string) => `Allow recordings of ${name}?`,
    yes: 'Yes, I allow it',
    no: 'Not now',
  },

  // Recording in the page.
  asking: 'Please allow the microphone …',
  running: (time: string, most: string) => `Recording: ${time} of ${most}`,
  begun: 'The recording has begun.',
  level: 'How loud you are',
  stop: 'Stop',
  cancel: 'Cancel',
  listen: 'Your recording: listen first',
  use: 'Use this recording',
  recordAgain: 'Record again',
  silent: 'Nothing was heard. Please record again, a little louder.',
  noAccess: 'This browser cannot record here. You can choose a recording you made earlier.',
  refused:
    'The microphone is blocked for this page. Allow it beside the address and try again, or choose a recording you made earlier.',
  missing: 'No microphone was found. You can choose a recording you made earlier.',
  failed: 'The microphone did not work. Perhaps another app is using it: close that and try again.',
  recordingName: 'Recording',

  // Files on their way.
  list: 'What will be sent in',
  kinds: { picture: 'Picture', sound: 'Recording', video: 'Video' },
  sentBefore: 'It is there already',
  sending: (percent: number, sent: string, size: string) => `${percent}%: ${sent} of ${size} MB`,
  progress: (name: string) => `${name}: how much has been sent`,
  cut: 'The connection is gone. It will go on by itself.',
  converting: 'Getting it ready …',
  ready: 'Ready',
  said: (name: string, state: string) => `${name}: ${state}`,
  percent: (percent: number) => `${percent}%`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  cancelOf: (name: string) => `Stop sending ${name}`,

  // What is wrong with a file.
  tooLarge: (size: string, limit: string) =>
    `It is ${size} MB, and the limit is ${limit} MB. Try a shorter video.`,
  tooLong: (minutes: number) => `It is longer than ${minutes} minutes. Please choose a shorter one.`,
  notReadable: {
    picture: 'This picture could not be read. Please choose one in JPEG, PNG or WebP.',
    sound: 'This recording could not be read. Please choose one in M4A, MP3, OGG or WAV.',
    video: 'This video could not be read. Please choose one in MP4, MOV or WebM.',
  },

  // Sending it all.
  missingFile: 'Please add a picture, a recording or a video first.',
  mendFirst: 'Please remove what cannot be sent first.',
  waits: 'One moment: it is sent in as soon as everything is there.',
  waitStop: 'Do not send it yet',
  answered: 'The teacher has answered this one already.',
  replaces: (day: string) => `One was sent on ${day}. If you send another, the first one is deleted.`,
  onceMore: 'The teacher would like to see this one once more.',
  notNow: 'Not now',
};
