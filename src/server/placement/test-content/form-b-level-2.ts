import { writtenPart } from './write-questions.ts';

/** Form B, parts 4 to 6. */
export const formBLevel2 = [
  writtenPart('B-04', { level: 'A1', skill: 'talk' }, [
    {
      type: 'reply',
      level: 'pre-A1',
      tests: 'Greetings: meeting somebody new',
      prompt: 'Hello! Nice to meet you.',
      texts: [
        ['Yes, I’m nice.', 'Takes “nice” for a word about oneself.'],
        ['Nice to meet you, too.'],
        ['See you tomorrow.', 'For going, not for meeting.'],
      ],
    },
    {
      type: 'reply',
      tests: 'Asking for things: the answer to an offer',
      recording: {
        name: 'b-04-2',
        lines: [{ speaker: 'man', text: 'Would you like some more rice?' }],
      },
      texts: [
        ['You’re welcome.', 'The answer to “Thank you”, which nobody has said yet.'],
        ['Here you are.', 'For giving; here the other one gives.'],
        ['Yes, please.'],
      ],
    },
    {
      type: 'reply',
      tests: 'Likes: the short answer with doesn’t',
      prompt: 'Does your sister like fish?',
      texts: [
        ['No, she doesn’t.'],
        ['No, she isn’t.', 'Answers “Is your sister …?”.'],
        ['No, she not like.', 'Word for word from tidak suka; English needs “doesn’t”.'],
      ],
    },
  ]),
  writtenPart('B-05', { level: 'A1', skill: 'grammar' }, [
    {
      type: 'gap',
      tests: 'Present simple: -es of the third person',
      prompt: 'My father ___ to work at seven every day.',
      texts: [
        ['goes'],
        ['go', 'Without the ending of the third person.'],
        ['going', 'An -ing form without “is”; and “every day” asks for the simple form.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Present continuous: be and -ing with a singular',
      prompt: 'Be quiet, please. The baby ___ now.',
      texts: [
        ['sleeping', 'Without “is”: Indonesian has no such word.'],
        ['are sleeping', '“Are” goes with more than one.'],
        ['is sleeping'],
      ],
    },
    {
      type: 'gap',
      tests: 'Plural of a noun after a number',
      prompt: 'I have got two ___ and one brother.',
      texts: [
        ['sister', 'Without the plural -s: dua adik needs none.'],
        ['sisters'],
        ['sister’s', 'This ’s says whose, not how many.'],
      ],
    },
    {
      type: 'gap',
      tests: 'Possessives: their',
      prompt: 'Ayu and Rudi have got a dog. ___ dog is very big.',
      texts: [
        ['They', 'The persons, not what is theirs; anjing mereka has the same word for both.'],
        ['Them', 'The object form.'],
        ['Their'],
      ],
    },
  ]),
  writtenPart('B-06', { level: 'A1', skill: 'word order' }, [
    {
      type: 'order',
      tests: 'Whose it is stands before the noun: his brother, not adiknya',
      words: ['his', 'brother', 'plays', 'football'],
      end: '.',
      accepted: ['his brother plays football'],
      mistakes: [{ order: 'brother his plays football', whyWrong: 'The order of adik dia.' }],
    },
    {
      type: 'order',
      tests: 'Question with do after a question word',
      words: ['what', 'do', 'you', 'want'],
      end: '?',
      accepted: ['what do you want'],
      mistakes: [
        { order: 'what you do want', whyWrong: '“Do” comes before the person.' },
        { order: 'you do want what', whyWrong: 'The order of kamu mau apa.' },
      ],
    },
    {
      type: 'order',
      tests: 'The adjective stands before the noun: a small cat, not kucing kecil',
      words: ['she', 'has', 'a', 'small', 'cat'],
      end: '.',
      accepted: ['she has a small cat'],
      mistakes: [
        { order: 'she has a cat small', whyWrong: 'The order of kucing kecil.' },
        { order: 'she has small a cat', whyWrong: '“A” comes before the adjective.' },
      ],
    },
    {
      type: 'order',
      tests: 'Negative sentence with doesn’t',
      words: ['my', 'brother', 'doesn’t', 'like', 'milk'],
      end: '.',
      accepted: ['my brother doesn’t like milk'],
      mistakes: [{ order: 'my brother like doesn’t milk', whyWrong: '“Doesn’t” comes before the verb.' }],
    },
    {
      type: 'order',
      tests: 'Question with do after “how many”',
      words: ['how', 'many', 'books', 'do', 'you', 'have'],
      end: '?',
      accepted: ['how many books do you have'],
      mistakes: [
        { order: 'how many books you do have', whyWrong: '“Do” comes before the person.' },
        { order: 'how many do you have books', whyWrong: '“Books” stays with “how many”.' },
      ],
    },
  ]),
];
