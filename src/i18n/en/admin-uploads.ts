/** The tray of videos on their way, in the top bar of the back office. */
export const uploads = {
  title: 'Uploads',
  trayOf: (count: number, percent: string) =>
    count === 1 ? `1 upload, ${percent}` : `${count} uploads, ${percent}`,
  note: 'They go on while you work elsewhere in the back office. Keep this tab open. After a reload, choose the same file again and it carries on where it stopped.',
  percent: (percent: number) => `${percent}%`,
  megabytes: (sent: string, size: string) => `${sent} of ${size} MB`,
  left: (seconds: number) => {
    if (seconds < 60) return 'less than a minute left';
    if (seconds < 5400) return `about ${Math.round(seconds / 60)} min left`;
    return `about ${Math.round(seconds / 3600)} h left`;
  },
  progress: (name: string) => `Upload of ${name}`,
  sending: 'Being sent',
  resumed: 'Carrying on where it stopped',
  waiting: 'Waiting for the upload before it',
  cut: 'The connection dropped. It carries on by itself once it is back.',
  converting: (percent: number | null) =>
    `Being converted to MP4, so that every browser can play it${percent === null ? '' : `: ${percent}%`}`,
  arrived: 'Arrived. It is saved with the form.',
  saving: 'Arrived and being saved',
  goOn: 'Carry on working',
  goesOn: (subject: string) => `“${subject}” is saved as soon as its video has arrived.`,
  saved: (subject: string) => `“${subject}” is saved, with its video.`,
  changed: 'Someone else has just saved this. Open the form to compare.',
  openForm: 'Open the form',
  formTaken: 'That form has another entry in it. Please save or discard it first.',
  cancelled: (subject: string) =>
    `The upload was cancelled. “${subject}” is not saved; its form keeps what you typed.`,
  cancel: 'Cancel',
  discard: 'Discard',
};
