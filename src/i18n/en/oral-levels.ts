/** What the teacher listens for in an oral test, and what a child of 6 to 13 does on each of the five levels. */
export const oralLevels = {
  skills: {
    understanding: 'Understanding',
    speaking: 'Speaking fluently',
    pronunciation: 'Pronunciation',
    words: 'Words',
    grammar: 'Grammar',
  },
  levelOf: (level: number) => `Level ${level}`,
  described: {
    understanding: [
      'Follows single words with the help of pictures and gestures.',
      'Understands short questions that are asked slowly and twice.',
      'Understands simple questions at once when they are about the units.',
      'Follows a short conversation at a calm pace and seldom needs things repeated.',
      'Follows natural talk, new questions and little jokes, too.',
    ],
    speaking: [
      'Answers with one word, or repeats what was said.',
      'Answers in two or three words, with long pauses.',
      'Says short sentences without help, after thinking for a moment.',
      'Says several sentences in a row and finds another way when stuck for a word.',
      'Talks freely, asks questions back and tells little stories.',
    ],
    pronunciation: [
      'Many words can only be guessed so far.',
      'Practised words are clear, others need to be said twice.',
      'Can be understood; some sounds, such as th and v, are still hard.',
      'Clear throughout, with a slip now and then.',
      'Clear and lively: stress and tune are right, too.',
    ],
    words: [
      'Knows a few words, such as colours, numbers and animals.',
      'Uses the most important words of the units.',
      'Has the words of the units ready and joins them.',
      'Uses words from elsewhere, too, and finds a way round missing ones.',
      'Picks fitting words and likes to try new ones.',
    ],
    grammar: [
      'Puts words side by side: “I cat”.',
      'Uses learned sentences as they are: “I like cats”.',
      'Changes sentences without help; endings and small words go missing.',
      'Mostly right, and asks questions and makes negative sentences correctly.',
      'Right in longer sentences, too, about yesterday and tomorrow.',
    ],
  },
};
