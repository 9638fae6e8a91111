/** Pages that say one thing and need nothing else of the product: what a request hears that gets no page. */
export const fallbackPages = {
  busy: {
    title: 'So many visitors at once',
    text: 'More families are here right now than we can serve. Please try again in a few seconds; nothing is lost.',
  },
  opening: {
    title: 'We open soon',
    text: 'This school is still being set up. Please come back a little later.',
  },
  foreign: {
    title: 'We could not take this',
    text: 'This was sent from another site. To keep families safe, we only take what is sent from our own pages. Please open the page here, and send it again.',
  },
  tooLarge: {
    title: 'That is too much at once',
    text: 'What was sent is larger than this form can take. Please go back, shorten it, and send it again.',
  },
  unread: {
    title: 'We could not read this',
    text: 'What was sent is incomplete, or is not one of our forms. Please open the page again and fill it in once more.',
  },
  noForm: {
    title: 'There is nothing to send here',
    text: 'This address can be read, but nothing can be sent to it. Please open the page, and go on from there.',
  },
};
