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
  undone: 'Entry undone',
  methods: {
    gopay: 'QRIS',
    echannel: 'Mandiri Virtual Account',
    credit_card: 'Credit card',
    cash: 'Cash',
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

/** The lists of children, families, orders and payments as tables. */
export const exportedChildren = {
  columns: ['Number', 'Child', 'Born', 'Grade', 'Batch', 'Parent', 'Phone', 'Account', 'State'],
  states: { open: 'Open', closed: 'Closed', erased: 'Erased' },
  standings: {
    left: 'Left',
    year_over: 'Year over',
    awaits_test: 'Test awaited',
    lapsing: 'Lapses soon',
    overdue: 'Overdue',
    due_7: 'Due soon',
    paid: 'Paid',
  },
};
export const exportedFamilies = {
  columns: [
    'Number',
    'Parent',
    'Email',
    'Phone',
    'Address',
    'City',
    'Province',
    'Postal code',
    'Special notes',
    'Registered',
    'Account',
  ],
  states: { open: 'Open', waiting: 'Not activated', closed: 'Closed' },
};
export const exportedOrders = {
  columns: [
    'Number',
    'Ordered',
    'Child',
    'Parent',
    'Phone',
    'Address',
    'City',
    'Province',
    'Postal code',
    'Special notes',
    'Courier',
    'Tracking number',
    'Status',
  ],
  states: { unshipped: 'Unshipped', shipped: 'Shipped', held: 'Held' },
};
export const exportedPayments = {
  columns: [
    'Order number',
    'Receipt',
    'Begun',
    'Child',
    'Parent',
    'Phone',
    'Bill',
    'Method',
    'Amount (Rp)',
    'Given back (Rp)',
    'Status',
    'Paid on',
    'Reference',
    'Recorded by',
  ],
  states: { SUCCESS: 'Paid', PENDING: 'Waiting', FAILED: 'Not paid', REVERSED: 'Reversed', UNDONE: 'Undone' },
};
