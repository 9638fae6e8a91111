import type { LegalFacts, LegalTexts } from '../legal.ts';

export const privacy = ({
  school,
  email,
  whatsapp,
  address,
  days,
  years,
  recordingMinutes,
}: LegalFacts): LegalTexts => ({
  title: 'Privacy',
  description: `What ${school} knows about your family, what for, for how long, and how to have it erased.`,
  lead: 'What we know about your family, what for, who else sees it, and what you can do about it.',
  parts: [
    {
      title: 'Who is responsible',
      text: [
        `${school}, ${address}. Questions about your data: ${email} or WhatsApp ${whatsapp}. We answer in the language you write in.`,
      ],
    },
    {
      title: 'What we keep, and what for',
      text: ['We ask for what a course needs, and for nothing else.'],
      points: [
        'About you: name, email, phone number, gender and birthdate, so we know who you are; the address, to send the study kit; the password only in a form that nobody can read back.',
        'About your child: name, gender and birthdate, which help to find the right grade; a photo only if you add one.',
        'About the course: year, grade, bills and payments, which videos were watched, which words your child has played with and how well they know each of them (nobody but you sees that), whether your child was in their live classes, what the teacher noted there for you, what you sent in, test answers and results, photos of test sheets, reports and certificates.',
        'How you use it: when and with which kind of browser you signed in, so that you can sign out any you do not recognise; and what we have told and emailed you.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'You, and those of our staff whose work it is. Other families see nothing of yours, with two exceptions: children in a live class see and hear each other, and anyone you send a payment link to sees one bill and your child’s first name.',
        'Outside the school: the courier gets name, address and phone number for the parcel; the payment service gets your name, email, phone number and the amount. Live classes take place on a video service, as described below. Card numbers go only to the payment service and never reach us. We sell nothing and show no advertisements. Our pages load nothing from other companies, except where you pay by card: there the payment service asks for the number itself.',
      ],
    },
    {
      title: 'What you allow for your child',
      text: [
        'Beyond what learning needs we ask you first, one thing at a time: whether teachers may see the photo, whether a recording may be kept, whether your child may be shown on our pages, whether a certificate has a page of its own. Everything starts switched off. You can change it at any time on your child’s page, under Personal Details, and it takes effect at once: what you no longer allow comes off the site.',
      ],
    },
    {
      title: 'In a live class',
      text: [
        'Your child’s teacher and the other children of their group see and hear your child, and know their first name. The class takes place on a video service, such as Zoom, Google Meet or Jitsi, under that service’s own terms: we give it nothing about your child. You choose which name is shown there, and whether the camera is on, when you go in. We do not record it.',
      ],
    },
    {
      title: 'What you send us about your child',
      text: [
        `For each lesson you may send us pictures, and recordings and videos of up to ${recordingMinutes} minutes. We make a fresh copy of each before we keep it: where it was taken, with what, and anything else hidden in the file is removed, and the original is deleted.`,
        `You see it, the teacher of your child’s live classes does, and so do the staff who run the school; nobody else does, and it is shown in public only if you allow that. Seeing it always needs a sign-in, and its address works for only a few minutes. We accept recordings and videos only while you allow us to keep them; when you withdraw that, they are deleted at once. Until the teacher has given feedback you can take back what you sent; otherwise it stays with your child’s data and is erased with them. Anything half sent is gone after a day.`,
      ],
    },
    {
      title: 'How long we keep it',
      text: [],
      points: [
        `Your account and your child’s years: as long as the account is open; for a child who has left, until ${years.childrenGone} years after the last day of their last year. We tell you ${days.erasureTold} days before.`,
        `Whether your child was at their live classes, and what the teacher noted: as long as your child learns with us, and until ${years.classNotes} years after the last day of their last year.`,
        `An account that was never activated: ${days.unusedAccounts} days.`,
        `Emails we have sent: ${days.letters} days. Details of payments that came to nothing: ${days.unpaidCharges} days.`,
        `A closed account: ${days.closedFamilies} days, in which you can open it again. Then names, birthdates, photos, addresses, messages, what you sent in, test answers and results, photos of test sheets, reports and certificates are erased, in our log as well. Backup copies run out later, and nobody looks into them.`,
        `Payments and receipts: ${years.payments} years, as bookkeeping law requires; once the account is closed, under a number instead of your name.`,
        `Cookies: one that keeps you signed in for up to ${days.session} days after your last visit, one for the language, one that recognises your browser at sign-in, and short ones while you sign up, set a password or are sent to sign in. Your browser also keeps what you have typed but not yet sent. None of it follows you elsewhere.`,
        'Visits: on our public pages we only count, week by week, how many begin where, see a price and end in a sign-up. For that your tab remembers the name of its first page until you close it; who you are is not kept.',
      ],
    },
    {
      title: 'What you can do',
      text: [
        'These are your rights under Indonesia’s Personal Data Protection Law (UU 27/2022), and how they work here:',
      ],
      points: [
        'See it and correct it: in your account and on your child’s page. Anything you cannot change there, we will change if you write to us.',
        'Have a copy: under Data & account you can download everything we hold on your family, to read and for programs.',
        'Switch emails off: in your inbox, or with the link in emails that bring news. Emails about money and about the security of your account always come.',
        `Have it erased: close the account yourself, under Data & account, or write to us. It is closed at once and erased after ${days.closedFamilies} days.`,
        `Complain: to us first, please. If you are not happy with our answer, you can turn to the data protection authority.`,
      ],
    },
    {
      title: 'If something goes wrong',
      text: [
        `If your family’s data ever reach someone they should not, we will tell you within ${days.breachTold} x 24 hours: what happened, when, and what we are doing about it.`,
      ],
    },
  ],
});

export const terms = ({
  school,
  email,
  whatsapp,
  days,
  maxInLiveClass,
  placementAge,
  firstGrade,
  units,
  weeksInUnit,
}: LegalFacts): LegalTexts => ({
  title: 'Terms',
  description: `What you and ${school} agree on when you buy a course.`,
  lead: 'What you buy, what you pay, and what happens if plans change.',
  parts: [
    {
      title: 'Who agrees with whom',
      text: [
        `${school} and you, the parent or guardian who opens the account. You are an adult, what you tell us about yourself and your child is true, and you keep your password to yourself.`,
      ],
    },
    {
      title: 'What a course is',
      text: [
        `A year of ${units} units of ${weeksInUnit} weeks: ${weeksInUnit - 1} weeks with a new video each Monday, and then one with a live class of at most ${maxInLiveClass} children. School holidays move the weeks, and we tell you when. A video stays for ${days.video} days. The study kit is sent once the first payment has arrived.`,
        `A child of ${placementAge} or older takes a placement test, which has to be started within ${days.test} x 24 hours of the payment; otherwise they begin in Grade ${firstGrade}.`,
      ],
    },
    {
      title: 'What it costs',
      text: [
        'You pay the year’s price all at once or in instalments, a bill for every 2 or 4 months, as you choose before you buy; that stays the same all year. Registration, study kit, course book and delivery come with the first payment. Each payment method may have a fee of its own. You see all of it on the bill before you pay.',
        'A bill is due on the first day of its months. While it is not paid, the lessons of these months are closed; paying opens them. Months that end unpaid are skipped: nothing is owed for them, and their lessons stay closed.',
        'The packages differ in what they include. The whole year at once has all tests with their reports; the 4-month package has one with each payment of 4 months; the 2-month package has none.',
      ],
    },
    {
      title: 'Refunds',
      text: [
        `Anything paid twice, or for a bill that was already paid, is refunded in full. If a course does not take place, what was paid for it is refunded. In any other case write to us: we will look at it together and answer within ${days.moneyAnswered} working days. Your rights under the law stay yours.`,
      ],
    },
    {
      title: 'What belongs to whom',
      text: [
        'Videos, tests and pictures are for your child’s learning. Please do not copy them, show them in public or pass them on. What your child makes belongs to your child; we show it only if you allow it.',
      ],
    },
    {
      title: 'How it ends',
      text: [
        `Nothing renews automatically: when a year is over, you choose whether another follows. If you stop midway, you need not pay the bills that are still to come, and nothing is owed for them. You can close the account at any time, and open it again for ${days.closedFamilies} days; these are no refund period.`,
      ],
    },
    {
      title: 'If we disagree',
      text: [
        `Write to us first: ${email} or WhatsApp ${whatsapp}. Indonesian law applies. If these terms change, we tell families ${days.newTermsTold} days before, and what you have already paid for stays as agreed.`,
      ],
    },
  ],
});
