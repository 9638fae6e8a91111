/** The placement test in the back office. */
export const placement = {
  recording: {
    listen: 'The recording',
    listenTo: 'Your recording',
    upload: 'Upload a recording',
    record: 'Record',
    asking: 'Please allow the microphone …',
    stop: 'Stop',
    running: (seconds: number, most: number) => `Recording: ${seconds} of ${most} seconds`,
    level: 'How loud you are',
    take: 'Use this recording',
    again: 'Record again',
    cancel: 'Cancel',
    limit: (megabytes: string, seconds: number) =>
      `WAV, M4A, MP3, OGG or WebM, at most ${megabytes} MB and ${seconds} seconds.`,
    tooBig: (megabytes: string, limit: string) =>
      `This recording has ${megabytes} MB; at most ${limit} MB are possible. Please choose a shorter one.`,
    notARecording: 'This file is not a recording we can play. Please choose WAV, M4A, MP3, OGG or WebM.',
    silent: 'Nothing was recorded. Please record again.',
    noAccess: 'This browser does not let this page use a microphone. Please upload a recording instead.',
    refused:
      'The microphone is blocked for this page. Allow it beside the address, then record again, or upload a recording.',
    missing: 'No microphone was found. Please connect one, or upload a recording.',
    failed: 'The microphone did not work, perhaps because another program uses it. Please try again.',
    unplayable: 'This browser cannot play the recording. Please choose another one.',
  },
};
