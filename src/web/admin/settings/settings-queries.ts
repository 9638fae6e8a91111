import { apiQuery } from '../../app/screen.ts';

export const pricesQuery = apiQuery('GET /settings/prices');
export const brandQuery = apiQuery('GET /settings/brand');
