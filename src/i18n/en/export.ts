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
