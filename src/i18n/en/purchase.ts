import { brand } from '../brand-in-texts.ts';
import { billLines } from './bill-lines.ts';
import { payMethods } from './pay-methods.ts';

/** The purchase drawer: buying a year, paying a bill, and what comes of it. */
export const purchase = {
  ...payMethods,
  titles: {
    BUY_COURSE: (name: string) => `A course for ${name}`,
    NEXT_GRADE: (name: string) => `Another year for ${name}`,
    COURSE_EXTENSION: (name: string) => `A bill for ${name}`,
  },
  close: 'Close',
  back: 'Back',
  next: 'Next',
  unknownPurpose: 'Undefined payment for type',
  needs: {
    grade: 'Please choose one of the two.',
    batch: 'Please choose a class.',
    interval: 'Please choose an interval.',
    delivery: 'Please choose a courier.',
    method: 'Please choose how to pay.',
  },
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  failed: {
    title: 'This could not be loaded',
    text: 'Perhaps the connection dropped. Nothing has been charged.',
    retry: 'Try again',
  },
  loading: 'One moment …',
  intro: {
    title: 'In four steps',
    lead: (name: string) =>
      `One year of English for ${name}: videos and a live class in every unit, and a study kit delivered to your door.`,
    steps: [
      { title: 'Choose a class', text: 'Pick one that is open now.' },
      { title: 'Choose how often to pay', text: 'Every 2 or 4 months, or once for the whole year.' },
      { title: 'Say where the kit goes', text: 'The book and materials come to your door.' },
      {
        title: 'Pay',
        text: 'You see the whole bill first, then choose how to pay: from your phone or at the bank.',
      },
    ],
    buy: 'Buy',
  },
  grade: {
    title: (name: string) => `What’s next for ${name}?`,
    lead: 'Registration, study kit and course book were paid in the first year. For this year’s parcel you pay just the delivery.',
    choose: 'Grade of the next year',
    next: (grade: number | null) => (grade === null ? 'One grade up' : `Move up to Grade ${grade}`),
    nextText: 'The usual way after a year.',
    stay: (grade: number) => `Grade ${grade} once more`,
    stayText: 'With a new class, to be on firm ground before moving up.',
    highest: 'There is no higher grade.',
  },
  batch: {
    title: 'Which class?',
    lead: 'A class learns together for one year.',
    closed: 'The class you chose has closed its registration.',
    choose: 'Class',
    name: (number: number) => `Batch ${number}`,
    starts: (date: string) => `Starts on ${date}`,
    started: (date: string) => `Started on ${date}`,
    ends: (date: string) => `Ends on ${date}`,
    lessons: (count: number, until: string) => `${count} lessons, until Sunday, ${until}`,
    until: (date: string) => `Registration until ${date}`,
    unit: (unit: number, of: number) => `Now in unit ${unit} of ${of}`,
    overlaps: (date: string) => `It starts before the current year ends on ${date}.`,
    extra: 'An extra class, besides those of August and January.',
    joining: 'The class is under way. Your child joins where it is now; the year ends on the same day.',
    emptyTitle: 'No class is open today',
    emptyText:
      'Classes start in January and August. You can register in December and July, when the new classes appear here. What you have entered is kept.',
    emptyAction: (name: string) => `Back to ${name}’s page`,
    emptyAsk: 'Ask us on WhatsApp',
  },
  interval: {
    title: 'How often would you like to pay?',
    lead: 'The interval stays for the whole year.',
    choose: 'Payment interval',
    bills: (count: number) => (count === 1 ? '1 payment for the year' : `${count} payments in the year`),
    perBill: 'each',
    once: 'once',
    /** of each payment in turn, and how many a whole year has */
    lessons: (counts: readonly number[], ofYear: number) => {
      if (counts.length === 1)
        return counts[0] === ofYear
          ? `Opens all ${counts[0]} lessons of the year`
          : `Opens the ${counts[0]} lessons left this year`;
      const opening = counts.filter((count) => count > 0);
      const all = opening.reduce((sum, count) => sum + count, 0);
      const each = `Opens ${all} lessons in turn: ${opening.join(' + ')}`;
      return counts.at(-1) === 0
        ? `${each}. The last payment is an instalment only; all lessons are open by then`
        : each;
    },
    saved: (amount: string) => `Saves ${amount} a year`,
    over: 'The first period of this interval is over for the class you chose. Please choose a longer one.',
    perMonth: (amount: string) => `${amount} a month`,
    details: (term: string) => `What’s in the ${term.replace(' months', '-month')} plan`,
    live: (weeks: number, children: number) =>
      `A live class every ${weeks} weeks, with at most ${children} children`,
    videos: 'A new video in each of the other weeks',
    feedback: (days: number) => `Feedback on tasks within ${days} working days`,
    kit: 'Study kit and course book',
    noTests: 'No tests',
    noReports: 'No written report',
    noCertificate: 'No eCertificate',
    tests: (count: number) => `${count} written and oral tests`,
    reports: (count: number) => `${count} written reports`,
    testEach: (months: number) => `A written and oral test: one with each payment of ${months} months`,
    reportEach: (months: number) => `A written report: one with each payment of ${months} months`,
    certificate: 'An eCertificate at the end of the year',
    bonus: (grade: number) => `A bonus from Grade ${grade} on: a live session with a native teacher`,
  },
  delivery: {
    title: 'Where should we send the study kit?',
    titleNext: 'Where should we send this year’s parcel?',
    lead: 'We send it as soon as the payment arrives.',
    address: 'Your address',
    review: 'Your parcel goes to',
    by: (courier: string) => `With ${courier}`,
    moved: 'The address is saved. Delivery to another city costs a different amount: please check it again.',
    edit: 'Change the address',
    save: 'Save this address',
    cancel: 'Cancel',
    estimate: 'This is our estimate, but your price will not go up.',
    /** what the couriers’ short names of their services mean */
    services: { CTC: 'within the city', REG: 'regular' } as Partial<Record<string, string>>,
    couriers: 'Courier',
    days: (etd: string) => (etd === '1' ? 'about 1 day' : `about ${etd} days`),
    asking: 'Asking the couriers …',
    none: 'Does not deliver to your city',
    noPrice: 'No price at the moment',
    needsRetry: 'We have no delivery price yet. Please try again above; what you have entered stays.',
    failed: 'Oops.. Something went wrong please try again later.',
    retry: 'Try again',
  },
  method: {
    title: 'How would you like to pay?',
    lead: 'You get the instructions on the next page.',
    leadCard: 'Fill in your card below. Your bank will then ask for a code (OTP).',
    choose: 'Payment method',
    gopay: { name: 'QRIS', text: 'One code for every bank and wallet app: GoPay, OVO, DANA, BCA, Mandiri …' },
    echannel: {
      name: 'Mandiri Virtual Account',
      text: 'Pay with Livin’, at an ATM or by Mandiri internet banking. The number is valid for a day.',
    },
    credit_card: {
      name: 'Credit Card',
      text: 'Visa, Mastercard or JCB.',
    },
    withFee: (percent: string, amount: string) => `With a fee of ${percent} percent: ${amount}.`,
    notOffered: 'This is not available at the moment. Please choose another one.',
    tooMuch: (amount: string) => `Takes at most ${amount} at once.`,
    tooLittle: (amount: string) => `Takes ${amount} or more.`,
    pay: (amount: string) => `Pay ${amount}`,
    starting: 'Opening the payment …',
    changed: 'The bill has been updated.',
    wait: (minutes: number) => {
      if (minutes > 90) return `You can start a new payment in ${Math.ceil(minutes / 60)} hours.`;
      return `You can start a new payment in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    },
    frozen: 'Your bill stays as you chose it.',
    again: 'Choose class and interval again',
    restart: 'Another interval or class?',
  },
  bill: {
    ...billLines,
    title: 'Your bill',
    show: 'Show the bill',
    hide: 'Hide the bill',
    total: 'Total',
    totalSoFar: 'Total so far',
    discount: 'Discount',
    discountFor: (term: string) => `Discount for ${term} at once`,
    paidBefore: 'Paid in the first year',
    fee: (percent: string) => `Card fee (${percent} percent)`,
    deliveryOpen: 'Delivery',
    count: (items: number) => (items === 1 ? '1 item' : `${items} items`),
    intervalOpen: 'Course',
    open: 'not chosen yet',
    later: (count: number, amount: string) =>
      count === 1 ? `Then 1 more payment of ${amount}.` : `Then ${count} more payments of ${amount} each.`,
  },
  pay: {
    title: 'Scan this code and pay',
    amount: 'Amount',
    code: 'QRIS code to scan with your bank or wallet app',
    codeFailed:
      'The code could not be loaded. If that happens again, choose “Change Payment Method” below and start again: you will get a new code.',
    codeRetry: 'Load it again',
    left: 'Time left',
    deadline: 'Please pay by',
    until: (time: string) => `Please pay by ${time}.`,
    over: 'Time is up. We are checking whether your payment arrived …',
    almost: 'The time is nearly up.',
    how: 'How it works',
    steps: [
      'Open your bank or wallet app and choose “Scan” or “QRIS”. On this phone: save the code as a picture and choose it there.',
      `Check the name ${brand.name} and the amount, then confirm with your PIN.`,
      'Come back here. This page updates by itself, or press the button below.',
    ],
    save: 'Save the code',
    renew: 'Get a new code',
    renewNumber: 'Get a new number',
    check: 'I have paid: check payment',
    checking: 'Asking the bank …',
    pending: 'Your payment has not arrived yet. It usually takes less than a minute; we keep looking.',
    change: 'Change Payment Method',
    interval: 'Change class or interval',
    changeHint: {
      gopay: 'The code above will then stop working.',
      echannel: 'The numbers above will then stop working.',
      credit_card: 'Your bank’s code (OTP) will then stop working.',
    },
    demo: 'Demo: pay as the customer',
    demoHint: 'No real money moves in this demo. The link opens the customer’s side in a new tab.',
    order: (orderId: string) => `Order ${orderId}`,
    waiting: 'Waiting for your payment',
  },
  outcome: {
    young: {
      title: (name: string) => `Hooray, ${name} is in!`,
      text: (name: string, grade: number) => `Your payment has arrived. ${name} starts in Grade ${grade}.`,
    },
    older: {
      title: (name: string) => `Hooray, ${name} is in!`,
      text: (name: string) =>
        `Your payment has arrived. Just one thing left: the placement test, which finds the right grade for ${name}.`,
      test: 'The placement test',
      skip: 'Skip for now',
      skipAsk: {
        title: 'Skip the placement test for now?',
        text: (name: string, until: string, days: number, grade: number) =>
          `The test must be taken within ${days} days (${days}x24 hours${until}). If ${name} does not take it in time, the year starts in Grade ${grade}.`,
        until: (moment: string) => `, until ${moment}`,
        yes: 'Skip for now',
        no: 'Stay here',
      },
      testText: (name: string, minutes: number, days: number, grade: number) =>
        `It takes ${minutes} minutes. Start it within ${days} days of your payment, whenever it suits ${name}; if it is not started by then, the year starts in Grade ${grade}.`,
    },
    nextGrade: {
      title: (name: string) => `Hooray, another year for ${name}!`,
      text: (name: string) => `Your payment has arrived, and ${name}’s next year is booked.`,
      inGrade: (name: string, grade: number) =>
        `Your payment has arrived, and ${name}’s next year is booked: Grade ${grade}.`,
      parcel: 'We send this year’s parcel to your address.',
      noTest: 'No placement test is needed.',
    },
    extension: {
      title: 'Thank you, the bill is paid',
      text: (name: string) => `The lessons it covers are open for ${name}.`,
    },
    next: 'What happens next',
    kit: 'We pack the study kit and send it to your address.',
    firstLesson: (date: string) => `The first video opens on ${date}.`,
    lessonNow: (date: string) => `The class is under way: the next video opens on Monday, ${date}.`,
    receipt: 'The bill is marked as paid on your child’s page.',
    opensNow: (name: string, until: string) =>
      `${name} can watch and join now: everything that is there today, and everything that comes until ${until}, is open on the child’s page.`,
    opensLater: (name: string, from: string, until: string) =>
      `The lessons from ${from} to ${until} are paid: they open for ${name} one by one, each on its day.`,
    done: (name: string) => `To ${name}’s page`,
    notCounted: {
      title: 'The amount is different',
      text: (name: string) =>
        `Your payment for ${name} arrived, but the amount does not match the bill, so it does not count and will be refunded.`,
      detail:
        'You do not need to do anything about that money. The bill is still open and can be paid with the amount it shows.',
    },
    underReview: {
      title: 'We are looking at your payment',
      text: (name: string) =>
        `Your payment for ${name} has arrived, but the amount does not match the bill. We know about it and are looking into it.`,
      detail:
        'Please do not pay again for now. This page will show you what we find, even if you come back later.',
    },
    toRefund: {
      title: 'We will refund this payment',
      text: (name: string) =>
        `Your payment arrived when there was nothing left to pay, so it changes nothing for ${name}.`,
      detail: 'You do not need to do anything. If the money takes too long, please write to us.',
    },
    failed: {
      title: "Oops! We haven't received your payment",
      text: 'Your payment is not successful and you will need to try again',
      detail:
        'Nothing was charged for it. If your bank says otherwise, please write to us and we will look into it.',
      change: 'Change Payment Method',
      again: 'Try Again',
    },
    replaced: {
      title: 'A newer payment is open',
      text: 'This one was replaced by a payment you opened later, perhaps in another window.',
      detail: 'Please go on with the newer one. Nothing was charged for this one.',
      open: 'Open the newer payment',
    },
    expired: {
      title: 'The time to pay is over',
      text: 'No money arrived in time. You can start again whenever you like.',
      detail: 'Did you pay after all? It will show here within minutes; if not, please write to us.',
    },
    cancelled: {
      title: 'This payment was cancelled',
      text: 'The payment service has cancelled it. Nothing was charged; please start again.',
      detail: 'If your bank says otherwise, please write to us and we will look into it.',
    },
    reversed: {
      title: 'This payment was reversed',
      text: 'It had arrived, and then the payment service reversed it. The bill is open again.',
      detail: 'If you did not expect this, please write to us.',
    },
    closed: {
      text: 'Registration for this class has closed, so it cannot be paid any more. If another class is open, you can choose that one; or write to us.',
      other: 'See the open classes',
    },
    already: {
      title: (name: string) => `${name} has a course already`,
      text: 'Perhaps it was paid in another window just now. There is nothing more to buy: the lessons are on the child’s page.',
    },
    booked: {
      title: (name: string) => `${name}’s next year is booked`,
      text: 'Perhaps it was paid in another window just now. There is nothing more to buy.',
    },
    paid: {
      title: 'This bill is already paid',
      text: 'There is nothing to pay. Thank you!',
    },
    skipped: {
      title: 'The period of this bill is over',
      text: 'It cannot be paid any more. The next bill opens the lessons again.',
    },
    unknownBill: {
      title: 'This bill is not here',
      text: 'Perhaps the purchase was started again. Please open the bill from the child’s page.',
    },
  },
};
