/** What owners are told of a webhook, by its host. */
export const staffWebhook = {
  made: {
    title: (host: string) => `A new webhook tells ${host} what happens`,
    body: 'If no owner meant to do this, remove it, change your passwords and look in the log for who made it.',
  },
  failing: {
    title: (host: string) => `${host} has taken nothing for a day`,
    body: 'The first event is no longer tried. New ones still are; if the program takes nothing for three days, its webhook is switched off. Its log shows what it answered.',
  },
  off: {
    title: (host: string) => `The webhook of ${host} is switched off`,
    body: 'The program has taken nothing for three days, so nothing more is sent there. Once it works again, switch the webhook on and resend what it missed from its log.',
  },
};

/** What owners are told of a new API token, by its program. */
export const staffToken = {
  title: (program: string) => `${program} has a new API token`,
  body: 'If no owner meant to give it, end it, change your passwords and look in the log for who made it.',
};

/** What the writer of a report is told when a proof-reader gives it back. */
export const staffReport = {
  title: (child: string) => `${child}’s report came back from proof-reading`,
  body: (reader: string) => `${reader} asks for a change and says which. Hand it over again when it is done.`,
};
