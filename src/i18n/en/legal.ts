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
  description: `What ${school} knows of your family, what for, for how long, and how you have it erased.`,
  lead: 'What we know of your family, what for, who else sees it, and what you can do about it.',
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
        'How you use it: when and with which kind of browser you signed in, so that you can end what you do not know; what we have told and emailed you.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'You, and those of our staff whose work it is. Other families see nothing of yours, but that the children of a live class see and hear each other, and whom you send a payment link sees one bill and your child’s first name.',
        'Outside the school: the courier gets name, address and phone number for the parcel; the payment service gets your name, email, phone number and the sum. A live class takes place at a video service, as said below. The number of a card goes to the payment service alone and never reaches us. We sell nothing and show no advertisements. Our pages load nothing from other companies, except where you pay by card: there the payment service asks for the number itself.',
      ],
    },
    {
      title: 'What you allow for your child',
      text: [
        'Beyond what learning needs we ask you first, one thing at a time: whether teachers may see the photo, whether a recording may be kept, whether your child may be shown on our pages, whether a certificate has a page of its own. Everything starts switched off. On your child’s page, under Personal Details, you change it at any time, and it counts at once: what shows your child leaves the site.',
      ],
    },
    {
      title: 'In a live class',
      text: [
        'Your child’s teacher and the other children of their group see and hear your child, and know their first name. The class takes place at a video service, such as Zoom, Google Meet or Jitsi, under that service’s own terms: we give it nothing about your child. Which name is shown there, and whether the camera is on, you choose when you go in. We do not record it.',
      ],
    },
    {
      title: 'What you send us of your child',
      text: [
        `For a lesson you may send us pictures, and recordings and videos of up to ${recordingMinutes} minutes. All of it is made anew before we keep it: where it was taken and with what is removed, as is everything else that a file says of itself, and what you sent is deleted.`,
        `You see it, the teacher of your child’s live classes, and of our staff those who run the school; nobody else does, and it is shown in public only if you allow that. Each look needs a sign-in and an address that is good for a few minutes. We take recordings and videos only while you allow that recordings are kept; when you withdraw that, they are deleted at once. Until the teacher has given feedback you can take back what you sent; otherwise it stays with your child’s data and is erased with them. What you began and did not send to its end goes after a day.`,
      ],
    },
    {
      title: 'How long we keep it',
      text: [],
      points: [
        `Your account and your child’s years: as long as the account is open, and of a child who has left until ${years.childrenGone} years after the last day of their last year. We tell you ${days.erasureTold} days before.`,
        `Whether your child was at their live classes, and what the teacher noted: as long as your child learns with us, and until ${years.classNotes} years after the last day of their last year.`,
        `An account that was never activated: ${days.unusedAccounts} days.`,
        `Emails we have sent: ${days.letters} days. What was exchanged with the payment service about a payment that came to nothing: ${days.unpaidCharges} days.`,
        `A closed account: ${days.closedFamilies} days, in which you can open it again. Then names, birthdates, photos, addresses, messages, what you sent in, test answers and results, photos of test sheets, reports and certificates are erased, in our log as well. Copies that we keep against a loss run out later, and nobody looks into them.`,
        `Payments and receipts: ${years.payments} years, as the law on bookkeeping asks, after closing without your name.`,
        `Cookies: one that keeps you signed in for up to ${days.session} days after your last visit, one for the language, one that recognises your browser at sign-in, and short ones while you set a password or are sent to sign in. Your browser also keeps what you have typed and not sent yet. None of it follows you elsewhere.`,
      ],
    },
    {
      title: 'What you can do',
      text: [
        'These are your rights under the law on the protection of personal data (UU 27/2022), and how they work here:',
      ],
      points: [
        'Look at it and correct it: in your account and on your child’s page. What you cannot change there we change when you write to us.',
        'Have a copy: under Data & account you download all that we hold on your family, to read and for programs.',
        'Switch emails off: your inbox has the choices, and emails with news have a link for it. Emails about money and about the security of your account always come.',
        `Have it erased: close the account in it, under Data & account, or write to us. It is closed at once and erased after ${days.closedFamilies} days.`,
        `Complain: to us first, please. If our answer does not satisfy you, you can turn to the data protection authority.`,
      ],
    },
    {
      title: 'If something goes wrong',
      text: [
        `If data of your family ever reach somebody they should not, we tell you within ${days.breachTold} x 24 hours: what it was, when, and what we do about it.`,
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
}: LegalFacts): LegalTexts => ({
  title: 'Terms',
  description: `What you and ${school} agree on when you buy a course.`,
  lead: 'What you buy, what you pay, and what happens if plans change.',
  parts: [
    {
      title: 'Who agrees with whom',
      text: [
        `${school} and you, the parent or guardian who opens the account. You are an adult, what you say of yourself and your child is true, and you keep your password to yourself.`,
      ],
    },
    {
      title: 'What a course is',
      text: [
        `A year of 9 units of 4 weeks: three weeks with a new video each Monday, and a fourth with a live class of at most ${maxInLiveClass} children. Holidays of the school move the weeks, and you are told. A video stays for ${days.video} days. The study kit is sent once the first payment has arrived.`,
        `A child of ${placementAge} or older takes a placement test, which has to be started within ${days.test} x 24 hours of the payment; otherwise they begin in Grade 2.`,
      ],
    },
    {
      title: 'What it costs',
      text: [
        'The price of a year is paid at once or in bills of 2 or 4 months, as you choose before you buy; that stays for the year. Registration, study kit, course book and delivery come with the first payment. Each method of payment may have a cost of its own. All of it stands on the bill before you pay.',
        'A bill is due on the first day of its months. While it is not paid, the lessons of these months are closed; paying opens them. Months that end unpaid are skipped: nothing is owed for them, and their lessons stay closed.',
        'The packages differ in what they contain. The year at once has all tests with their reports; the 4-month package has one with each payment of 4 months; the 2-month package has none.',
      ],
    },
    {
      title: 'When money goes back',
      text: [
        `What was paid twice, or for a bill that was paid already, goes back in full. If a course does not take place, what was paid for it goes back. In every other case write to us: we look at it together and answer within ${days.moneyAnswered} working days. What the law gives you stays yours.`,
      ],
    },
    {
      title: 'What belongs to whom',
      text: [
        'Videos, tests and pictures are for your child’s learning. They are not copied, shown to others or passed on. What your child makes belongs to your child; we show it only if you allow it.',
      ],
    },
    {
      title: 'How it ends',
      text: [
        `A year ends by itself; you choose whether another follows. You may close the account at any time, and have ${days.closedFamilies} days to change your mind.`,
      ],
    },
    {
      title: 'If we disagree',
      text: [
        `Write to us first: ${email} or WhatsApp ${whatsapp}. Indonesian law applies. When these terms change, families hear of it ${days.newTermsTold} days before, and what was paid for stays as it was agreed.`,
      ],
    },
  ],
});
