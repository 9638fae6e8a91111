import { apiQuery } from '../../hydrated/screen.ts';

export const pricesQuery = apiQuery('GET /settings/prices');
export const brandQuery = apiQuery('GET /settings/brand');
