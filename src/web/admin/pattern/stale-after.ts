import { type Mutation, type Query, addStaleRows, type staleAfter } from '../../hydrated/mutations.ts';

const testimonies = ['GET /testimony/getAll', 'GET /testimony/category/{category}', 'GET /log'] as const;
const news = ['GET /news/category/{category}', 'GET /news/student-performance', 'GET /log'] as const;
const listedChildren = [
  'GET /childs',
  'GET /childs/academic-year/{id}',
  'GET /childs/{id}/place',
  'GET /log',
] as const;
const family = ['GET /users/{id}', 'GET /users/{id}/account', 'GET /search', 'GET /log'] as const;
const batches = [
  'GET /academic-year-admin',
  'GET /academic-year',
  'GET /academic-year/id/{id}',
  'GET /log',
] as const;

const placementParts = [
  'GET /placement-questions',
  'GET /placement-questions/{form}/{part}',
  'GET /log',
] as const;

const days = [
  'GET /payment/days',
  'GET /payment/days/{day}',
  'GET /payment/differences',
  'GET /payment/difference',
  'GET /log',
] as const;

const payments = [
  'GET /payment/desk',
  'GET /payment/desk/{orderId}',
  'GET /payment/desk/{orderId}/after-refund',
  ...days,
] as const;

/** Which kept answers a change by staff makes stale: the rows that the table of all areas does not have. */
const officeStaleAfter = {
  'POST /childs/family-size': [...listedChildren, 'GET /users/{id}/account'],
  'POST /order/update': [
    'GET /order',
    'GET /order/status/{status}',
    'GET /order/{id}',
    'GET /payment/desk/{orderId}/after-refund',
    'GET /log',
  ],
  'POST /course/change-grade': [...listedChildren, 'GET /childs/{id}', 'GET /placement-test/{childId}'],
  'POST /course/academic-year': batches,
  'POST /academic-year/deactivated': batches,
  'POST /academic-year/reactivated': batches,
  'POST /academic-year/change-registration-date': batches,
  // Not the batch itself: it is there no more.
  'DELETE /academic-year/{id}': ['GET /academic-year-admin', 'GET /academic-year', 'GET /log'],
  'POST /uploads': [],
  'POST /uploads/{uploadId}/part': [],
  'DELETE /uploads/{uploadId}': [],
  'POST /master-data/add': ['GET /course/all', 'GET /log'],
  'POST /course/update': ['GET /course/all', 'GET /course/id/{id}', 'GET /log'],
  'POST /course/switch': ['GET /course/all', 'GET /course/id/{id}', 'GET /log'],
  'DELETE /master-data/delete-one/{id}': ['GET /course/all', 'GET /log'],
  'POST /news/store': news,
  'POST /news/update': [...news, 'GET /news/id/{id}'],
  'POST /news/temp': [],
  'GET /news/destroy/{id}': news,
  'POST /testimony/add-testimony': testimonies,
  'POST /testimony/update-testimony': [...testimonies, 'GET /testimony/uuid/{uuid}'],
  'DELETE /testimony/delete/{id}': testimonies,
  'POST /payment/desk/ask': payments,
  'POST /payment/desk/refund': payments,
  'POST /payment/desk/other-amount': payments,
  'POST /payment/settlement-report': days,
  'POST /payment/difference': days,
  'POST /payment/differences': days,
  'POST /settings/price': ['GET /settings/prices', 'GET /payment/price-list', 'GET /log'],
  'POST /settings/card-fee': ['GET /settings/prices', 'GET /payment/price-list', 'GET /log'],
  'POST /settings/brand': ['GET /settings/brand', 'GET /log'],
  'POST /placement-questions/update': placementParts,
  'POST /placement-questions/restore': placementParts,
  'POST /placement-media/picture': [],
  'POST /placement-media/recording': [],
  'POST /users/{id}/activate': family,
  'POST /users/{id}/resend-activation': family,
  'POST /users/{id}/email': family,
  'POST /users/{id}/reset-link': ['GET /log'],
} as const satisfies Record<Exclude<Mutation, keyof typeof staleAfter>, readonly Query[]>;

addStaleRows(officeStaleAfter);
