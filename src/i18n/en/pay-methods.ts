import { brand } from '../brand-in-texts.ts';

/** Paying by the numbers of a Mandiri bill. */
const mandiri = {
  title: 'Pay this bill at Bank Mandiri',
  lead: 'From any Mandiri account: in the app, at a cash machine (ATM) or online.',
  billerCode: 'Company code',
  billKey: 'Payment number (Virtual Account number)',
  amount: 'Amount',
  copy: 'Copy',
  copied: 'Copied',
  copyOf: (label: string) => `Copy: ${label}`,
  copiedOf: (label: string) => `Copied: ${label}`,
  byHand: 'It is selected: press and hold, then choose “Copy”.',
  missing:
    'The numbers could not be loaded. If that happens again, choose “Change Payment Method” below and start again: you will get new ones.',
  how: 'How to pay',
  /** `{code}` is the company code of the bill */
  ways: [
    {
      name: 'Livin’ by Mandiri (app)',
      steps: [
        'Open Livin’ by Mandiri and choose “Bayar” (Pay).',
        'Type the company code {code} into the search and choose the company that appears.',
        'Type or paste the payment number, then continue.',
        `Check the name ${brand.name} and the amount, and confirm with your PIN.`,
      ],
    },
    {
      name: 'Mandiri ATM',
      steps: [
        'Insert your card, type your PIN and choose “Bayar/Beli” (Pay/Buy).',
        'Choose “Lainnya” (Others), then “Multi Payment”.',
        'Type the company code {code} and press “Benar” (Correct).',
        'Type the payment number and press “Benar”.',
        'Check the amount, choose the bill by typing 1, and press “Ya” (Yes). Keep the receipt.',
      ],
    },
    {
      name: 'Internet banking',
      steps: [
        'Sign in to Livin’ by Mandiri or Mandiri Internet Banking on your computer.',
        'Choose “Bayar” (Pay), then “Multi Payment”.',
        'As the company (“Penyedia Jasa”) choose the one with the code {code}.',
        'Paste the payment number, continue, and choose the bill.',
        'Check the amount and confirm with your token or PIN.',
      ],
    },
  ],
  after:
    'Then come back here. This page updates by itself, and you can also close it: the course is booked either way.',
};

/** Paying by card: the form, the bank's question, and what went wrong. */
const card = {
  number: 'Card Number',
  holder: 'Name on the Card',
  expiry: 'Expiry',
  expiryForm: 'MM/YY',
  code: 'Security Code',
  codeHint: 'Three digits on the back',
  brands: { visa: 'Visa', mastercard: 'Mastercard', jcb: 'JCB' },
  taken: 'Visa, Mastercard or JCB',
  unrecognised: 'This is not a Visa, Mastercard or JCB. Please check the number, or use another card',
  invalid: 'Invalid Credit Card',
  past: 'This card has expired',
  declined: 'Your bank declined the card',
  failed: 'Credit Card payment failed, please try again later',
  failedWith: (status: string) => `Credit Card Payment failed, ${status}`,
  advice:
    'Please use another card, or check the code (OTP) that your bank sends you. Nothing was charged; if your bank says otherwise, please write to us.',
  scriptMissing:
    'The payment service could not be reached. Nothing was charged; please check the connection.',
  retry: 'Try again',
  private: 'Your card details go straight to the payment service; we never see or keep them.',
  demo: 'Demo: no real money moves. Use the card 4811 1111 1111 1114, any date in the future and the code 123.',
  question: 'Your bank wants to check it’s you',
  questionLead: (amount: string) =>
    `Please type the code (OTP) that your bank sends by SMS or shows in its app. It is for ${amount}. This page will then go on by itself.`,
  frame: 'Your bank’s page',
  leave: 'Open the bank’s page in this window',
  leaveHint: 'Can’t see the bank’s page?',
  waiting: {
    check: 'I have entered it: check payment',
    pending: 'Your bank has not decided yet. We keep asking.',
    waiting: 'Waiting for your bank code',
  },
  answered: {
    check: 'Check payment',
    pending:
      'We are asking for your bank’s answer. It rarely takes more than a minute, and then it shows here.',
    waiting: 'Waiting for the bank’s answer',
  },
};

/** What the drawer says of each way to pay. */
export const payMethods = { mandiri, card };
