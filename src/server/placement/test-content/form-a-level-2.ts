import { writtenPart } from './write-questions.ts';

/** Form A, parts 4 to 6. */
export const formALevel2 = [
  writtenPart('A-04', { level: 'A1', skill: 'talk' }, [
    {
      type: 'reply',
      level: 'pre-A1',
      tests: 'Greetings: How are you?',
      prompt: 'How are you?',
      texts: [
        ['I’m fine, thank you.'],
        ['I’m nine years old.', 'Answers “How old are you?”; fine and nine sound alike.'],
        ['I’m Nina.', 'Answers “Who are you?”.'],
      ],
    },
    {
      type: 'reply',
      tests: 'Asking for things: what one says when giving',
      recording: {
        name: 'a-04-2',
        lines: [{ speaker: 'woman', text: 'Can I have some water, please?' }],
      },
      texts: [
        ['Yes, I can.', 'Answers “Can you …?”; here she asks for herself.'],
        ['Here you are.'],
        ['You’re welcome.', 'Sama-sama: the answer to “Thank you”, which nobody has said yet.'],
      ],
    },
    {
      type: 'reply',
      tests: 'Likes: the short answer with do',
      prompt: 'Do you like mangoes?',
      texts: [
        ['Yes, I like.', 'Word for word from ya, saya suka; English needs “do” here.'],
        ['Yes, I am.', 'Answers “Are you …?”.'],
        ['Yes, I do.'],
      ],
    },
  ]),
  writtenPart('A-05', { level: 'A1', skill: 'grammar' }, [
    {
      type: 'gap',
      tests: 'Present simple: -s of the third person',
      prompt: 'My mother ___ rice every morning.',
      texts: [
        ['cook', 'Without the -s of the third person.'],
        ['cooking', 'An -ing form without “is”; and “every morning” asks for the simple form.'],
        ['cooks'],
      ],
    },
    {
      type: 'gap',
      tests: 'Present continuous: be and -ing with a plural',
      prompt: 'Look! The boys ___ football now.',
      texts: [
        ['playing', 'Without “are”: Indonesian has no such word.'],
        ['are playing'],
        ['is playing', '“Is” goes with one boy.'],
      ],
    },
    {
      type: 'gap',
      tests: 'There are with a plural',
      prompt: 'There ___ four chairs in my room.',
      texts: [['are'], ['is', 'For one chair.'], ['have', 'Ada is both “there is” and “have”.']],
    },
    {
      type: 'gap',
      tests: 'Possessives: his',
      prompt: 'This is Budi. ___ sister is in my class.',
      texts: [
        ['He', 'The person, not what is his; adik dia has the same word for both.'],
        ['His'],
        ['Him', 'The object form.'],
      ],
    },
  ]),
  writtenPart('A-06', { level: 'A1', skill: 'word order' }, [
    {
      type: 'order',
      tests: 'Whose it is stands before the noun: my sister, not adik saya',
      words: ['my', 'sister', 'likes', 'noodles'],
      end: '.',
      accepted: ['my sister likes noodles'],
      mistakes: [{ order: 'sister my likes noodles', whyWrong: 'The order of adik saya.' }],
    },
    {
      type: 'order',
      tests: 'Question with do after a question word',
      words: ['where', 'do', 'you', 'live'],
      end: '?',
      accepted: ['where do you live'],
      mistakes: [
        { order: 'where you do live', whyWrong: '“Do” comes before the person.' },
        { order: 'you do live where', whyWrong: 'The order of kamu tinggal di mana.' },
      ],
    },
    {
      type: 'order',
      tests: 'The adjective stands before the noun: a red bike, not sepeda merah',
      words: ['I', 'have', 'a', 'red', 'bike'],
      end: '.',
      accepted: ['I have a red bike'],
      mistakes: [
        { order: 'I have a bike red', whyWrong: 'The order of sepeda merah.' },
        { order: 'I have red a bike', whyWrong: '“A” comes before the adjective.' },
      ],
    },
    {
      type: 'order',
      tests: 'Negative sentence with don’t',
      words: ['we', 'don’t', 'eat', 'in', 'class'],
      end: '.',
      accepted: ['we don’t eat in class', 'in class we don’t eat'],
      mistakes: [{ order: 'we eat don’t in class', whyWrong: '“Don’t” comes before the verb.' }],
    },
    {
      type: 'order',
      tests: 'Question with does after “what time”',
      words: ['what', 'time', 'does', 'the', 'lesson', 'start'],
      end: '?',
      accepted: ['what time does the lesson start'],
      mistakes: [
        { order: 'what time the lesson does start', whyWrong: '“Does” comes before the subject.' },
        { order: 'the lesson does start what time', whyWrong: 'The question word comes first.' },
      ],
    },
  ]),
];
