import { apiQuery } from '../../app/screen.ts';

/** One of the bills that families owe, with the text for WhatsApp about it. */
export const billQuery = (id: number) => apiQuery('GET /bills/{billId}', { params: { billId: id } });
