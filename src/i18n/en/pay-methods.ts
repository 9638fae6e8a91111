import { brand } from '../brand-in-texts.ts';

/** Paying by the numbers of a Mandiri bill. */
const mandiri = {
  title: 'Pay this bill at Bank Mandiri',
  lead: 'From any Mandiri account: an app, a machine or a computer will do.',
  billerCode: 'Company code',
  billKey: 'Payment number',
  amount: 'Amount',
  copy: 'Copy',
  copied: 'Copied',
  copyOf: (label: string) => `Copy: ${label}`,
  copiedOf: (label: string) => `Copied: ${label}`,
  byHand: 'Selected. Please hold it and choose “Copy”.',
  missing:
    'The numbers could not be loaded. If that happens again, choose “Change Payment Method” below and pay once more: you get new ones.',
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
    'Then come back here. This page notices the payment by itself, and you may close it: the lessons open without it.',
};

/** What the drawer says of each way to pay. */
export const payMethods = { mandiri };
