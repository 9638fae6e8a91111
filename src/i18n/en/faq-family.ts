import { formatRupiah } from '../../domain/values/money.ts';
import type { PaymentType } from '../../domain/billing/payment-methods.ts';
import { brand } from '../brand-in-texts.ts';
import type { PackageFacts, Questions } from '../questions.ts';

const list = (items: readonly string[], joined = 'and') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joined} ${items.at(-1)}`;

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const price = ({ months, bills, price: amount }: PackageFacts) =>
  bills === 1
    ? `${formatRupiah(amount)} for all ${months} months at once`
    : `${formatRupiah(amount)} every ${months} months (${bills} payments a year)`;

const extras = ({ months, bills, tests, reports, certificate }: PackageFacts) => {
  const held = [
    ...(tests > 0 ? [counted(tests, 'written and oral test')] : []),
    ...(reports > 0 ? [counted(reports, 'written report')] : []),
    ...(certificate ? ['the eCertificate'] : []),
  ];
  if (bills > 1 && tests === 1)
    return `The ${months}-month package adds a written and oral test and a written report: one with each payment of ${months} months.`;
  return held.length === 0
    ? `The ${months}-month package has videos, live classes and feedback, without tests.`
    : `The ${months}-month package adds ${list(held)}.`;
};

/** How each way to pay goes, and what it costs. */
const methods: Readonly<Record<PaymentType, (name: string, cardFee: string | null) => string>> = {
  gopay: (name) => `${name}: one code for every bank and wallet app. There is no extra cost.`,
  echannel: (name) =>
    `${name}: a company code and a payment number for the Mandiri app, an ATM or internet banking, from any Mandiri account. There is no extra cost.`,
  credit_card: (name, fee) =>
    `${name}: you type in your card details, and your bank asks for a code. ${fee === null ? 'There is no extra cost.' : `An admin fee of ${fee} percent is added.`}`,
};

const monthsOf = (packages: readonly PackageFacts[]) =>
  list(packages.map(({ months }) => `${months}-month`)).replace(/ and /, ' and the ');

/** The questions about tests, payment and the account: all that depends on the package, and on who the family is. */
export const familyQuestions: Questions = (facts) => [
  {
    id: 'tests',
    title: 'Tests and certificate',
    questions: [
      {
        id: 'tests-in-the-year',
        question: 'Which tests are there during the year?',
        answer: [
          `That depends on the package. Every ${facts.unitsBetweenTests} units, that is every ${facts.unitsBetweenTests * facts.weeksInUnit} weeks, there can be a written test, and a one-to-one oral test; a progress report follows. ${facts.packages.map(extras).join(' ')}`,
        ],
        keywords: 'test tests exam report progress oral written result',
        link: { to: 'packages', label: 'Compare the packages' },
      },
      {
        id: 'certificate',
        question: 'Is there a certificate?',
        answer: [
          `Yes, an eCertificate, once the year is over and the last report is published. It comes with the ${monthsOf(facts.packages.filter(({ certificate }) => certificate))} package.`,
          'You download it from your child’s page and print it. If you like, anyone with its code can check that it is genuine: the page shows the first name, the grade and the year. It is off until you switch it on.',
        ],
        keywords: 'certificate diploma ecertificate genuine check code print',
      },
    ],
  },
  {
    id: 'payment',
    title: 'Prices and payment',
    questions: [
      {
        id: 'price',
        question: 'How much does the course cost?',
        answer: [
          `You choose how often you pay: ${list(facts.packages.map(price), 'or')}. There is no bill each month; the shortest interval is ${facts.packages[0]?.months} months.`,
          `The first payment also includes the registration (${formatRupiah(facts.once.registration)}, once for life), the study kit (${formatRupiah(facts.once.kit)}) and the course book (${formatRupiah(facts.once.book)}), ${formatRupiah(facts.once.total)} together, and the delivery of the parcel.`,
        ],
        keywords:
          'price prices cost costs money expensive cheap fee fees pay payment monthly month tuition how much bill rupiah',
        link: { to: 'priceFinder', label: 'Work out my price' },
      },
      {
        id: 'packages',
        question: 'Which packages are there?',
        answer: [
          `You pay ${list(facts.packages.map(price), 'or')}.`,
          facts.packages.map(extras).join(' '),
          ...facts.packages
            .filter(({ saving }) => saving > 0)
            .map(
              ({ months, saving }) =>
                `With the ${months}-month package you save ${formatRupiah(saving)} in the year.`,
            ),
          'The interval stays the same for the whole year.',
        ],
        keywords: 'package packages price discount installment instalment interval compare cheaper save',
        link: { to: 'packages', label: 'Compare the packages' },
      },
      {
        id: 'first-payment',
        question: 'What does the first payment cover?',
        answer: [
          `The registration (${formatRupiah(facts.once.registration)}, once for life), the study kit (${formatRupiah(facts.once.kit)}), the course book (${formatRupiah(facts.once.book)}), the first interval of your package, and the delivery of the parcel. You see every line before you pay.`,
        ],
        keywords: 'first payment price cost bill registration total',
        link: { to: 'priceFinder', label: 'Work out my price' },
      },
      {
        id: 'methods',
        question: 'How can I pay?',
        answer: [
          ...facts.methods.taken.map(({ type, name }) => methods[type](name, facts.cardFee)),
          ...(facts.methods.others.length === 0
            ? []
            : [`We cannot take ${list(facts.methods.others)} at the moment.`]),
        ],
        keywords: 'pay payment qris gopay ovo dana bank transfer credit card visa mastercard fee',
      },
      {
        id: 'somebody-else-pays',
        question: 'Can somebody else pay for us?',
        answer: [
          'Yes. For the first payment, send them the QRIS code or the Mandiri payment number. For later bills you can create a link on your child’s page: whoever has it pays by QRIS or Mandiri without an account, and sees that bill and your child’s first name alone. It works for a limited time, and you can turn it off.',
        ],
        keywords: 'somebody someone else other grandparent grandmother family relative pay for us link',
      },
      {
        id: 'unpaid',
        question: 'What happens when a bill is not paid?',
        answer: [
          'The class becomes inactive: no videos and no live class until the bill is paid. Your child’s page shows which bill opens it again.',
        ],
        keywords: 'unpaid bill late inactive blocked cannot watch arrears overdue',
      },
      {
        id: 'refund',
        question: 'Can I get a refund?',
        answer: [
          `If you have paid twice, or paid for something that was already paid, you get a message in your inbox and we refund it. If a course does not take place, what you paid for it is refunded. For anything else please write to us, ideally before you pay: you hear from us within ${facts.moneyDays} working days.`,
          'Stopping midway? You need not pay the bills that are still to come: their lessons simply stay closed.',
        ],
        keywords: 'refund money back cancel stop quit midway twice double',
        link: { to: 'terms', label: 'Refunds, in the terms' },
      },
    ],
  },
  {
    id: 'account',
    title: 'Account, language and data',
    questions: [
      {
        id: 'several-children',
        question: 'Can I register several children?',
        answer: [
          'Yes. One account is enough for the family: add each child to it, and each has a class, bills and progress of their own.',
        ],
        keywords: 'siblings brother sister twins children two several',
      },
      {
        id: 'siblings-test',
        question: 'May brothers and sisters take the placement test at the same time?',
        answer: [
          `One after the other, please, with at least ${facts.siblingMinutes} minutes in between. The test itself says when the next child may start.`,
        ],
        keywords: 'siblings brother sister wait minutes placement test',
      },
      {
        id: 'language',
        question: 'Can I read everything in Indonesian?',
        answer: [
          'Yes. Switch between English and Bahasa Indonesia with the flag at the top. Once you are signed in, your choice is kept with your account, and our emails follow it.',
        ],
        keywords: 'language bahasa indonesia indonesian translate flag setting',
      },
      {
        id: 'activation-mail',
        question: 'The email with the activation link has not come. What now?',
        answer: [
          `Check your spam folder first. If it is not there, sign in with your email address and password: the page offers to send it again. The link works for ${facts.activationHours} hours.`,
        ],
        keywords: 'email verify verification spam activate activation account link',
      },
      {
        id: 'password',
        question: 'I have forgotten my password.',
        answer: [
          `Ask for a new one with your email address; the link in the email works for ${counted(facts.resetHours, 'hour')}.`,
        ],
        keywords: 'password login forgot reset sign in',
        link: { to: 'forgotPassword', label: 'Set a new password' },
      },
      {
        id: 'data',
        question: 'What do you keep about my child, and who sees it?',
        answer: [
          'Name, gender, birthdate, a photo if you add one, the lessons watched, what you sent in, test answers and results, photos of test sheets, reports, certificates, the grade, your payments and what you allow; about you your name, gender, birthdate, address, phone number and email address. Card numbers are never stored.',
          'You see it in your account, and so do our staff. Other families see nothing of yours, with two exceptions: children in a live class see and hear each other and know first names, and anyone you send a payment link to sees one bill and your child’s first name. The courier gets name, address and phone number for the parcel, and the payment service what a payment needs.',
          `You can correct your data and your child’s yourself. To have them erased, close the account under “Data & account”; payments and receipts stay, without your name, because the law requires it. An account whose email address was never confirmed is deleted by itself after ${facts.unusedDays} days if it has no child in it.`,
        ],
        keywords:
          'data privacy safe security photo delete personal information who sees stored account close',
        link: { to: 'whatsapp', label: 'Write to us' },
      },
      {
        id: 'reach-us',
        question: 'How can I reach you?',
        answer: [
          `On WhatsApp at ${brand.whatsapp} or by email at ${brand.email}. We are at ${brand.address.en}.`,
        ],
        keywords:
          'contact reach whatsapp wa phone call telephone number email address location where help chat',
        link: { to: 'whatsapp', label: 'Write on WhatsApp' },
      },
    ],
  },
];
