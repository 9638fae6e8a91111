/** What the bookkeeper's table says. */
export const exported = {
  columns: [
    'Date',
    'Kind',
    'Method',
    'Amount (Rp)',
    'Order number',
    'Receipt',
    'Parent',
    'Transfer reference',
    'Child',
    'Batch',
    'Settled on',
    'Registration',
    'Study kit',
    'Course book',
    'Course',
    'Delivery',
    'Card fee',
    'Other amount',
  ],
  paid: 'Payment',
  back: 'Refund',
  methods: {
    gopay: 'QRIS',
    echannel: 'Mandiri Virtual Account',
    credit_card: 'Credit card',
    transfer: 'Bank transfer',
  },
};

/** The list of bills as a table. */
export const exportedBills = {
  columns: [
    'Child',
    'Parent',
    'Phone',
    'Batch',
    'Grade',
    'Bill',
    'Amount (Rp)',
    'Due',
    'Days late',
    'Can be paid until',
    'Status',
    'Last spoken',
    'Note',
  ],
};
