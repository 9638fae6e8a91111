/** Choosing, sending and looking at a video in a form of the back office. */
export const videos = {
  choose: 'Choose video',
  change: 'Change video',
  keep: 'Keep the current video',
  without: 'Without a video',
  since: 'A video uploaded since',
  limit: 'MP4, M4V or another video, at most 2 GB.',
  preview: 'Video preview',
  stays: 'The current video stays unless you choose another.',
  notAVideo: 'This file is not a video. Please choose an MP4 or M4V file.',
  tooBig: (gigabytes: string) => `This video is ${gigabytes} GB; the limit is 2 GB.`,
  unseenYet:
    'This browser cannot show the video as it is. That is fine: it is converted once it has been sent, and then plays for everyone.',
  unseen: 'This browser cannot show the video. Others may have the same problem; MP4 works everywhere.',
  chosen: (name: string, size: string) => `${name}, ${size} MB`,
  uploading: 'Uploading the video',
  uploaded: (percent: number) => `${percent}%`,
  storing: 'The video has arrived and is being stored …',
  cancelUpload: 'Cancel the upload',
  cancelled: 'The upload was cancelled. Nothing was saved; what you typed is still here.',
};
