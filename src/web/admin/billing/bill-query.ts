import { apiQuery } from '../../app/screen.ts';

/** A bill that a family owes, with the text for WhatsApp about it. */
export const billQuery = (id: number) => apiQuery('GET /bills/{billId}', { params: { billId: id } });
