import type { HttpTransport } from '../http-transport.ts';

/**
 * What RajaOngkir by Komerce publishes that its Shipping Cost API answers (https://rajaongkir.com/docs, version 2, copied whole by
 * several integrations). Written down from there: nobody has asked the service for these tests. The list of cities is not
 * published; it has the shape that the documentation names, and the number that its own request for districts uses.
 */
const published = {
  'GET /destination/province': `{"meta":{"message":"Success Get Province","code":200,"status":"success"},"data":[{"id":6,"name":"JAWA BARAT"},{"id":11,"name":"DKI JAKARTA"}]}`,
  'GET /destination/city/11': `{"meta":{"message":"Success Get City By Province ID","code":200,"status":"success"},"data":[{"id":575,"name":"JAKARTA SELATAN","zip_code":"0"}]}`,
  'GET /destination/district/575': `{"meta":{"message":"Success Get District By City ID","code":200,"status":"success"},"data":[{"id":1360,"name":"JAKARTA SELATAN","zip_code":"0"},{"id":1361,"name":"JAGAKARSA","zip_code":"12630"}]}`,
  'POST /calculate/district/domestic-cost': `{"meta":{"message":"Success Calculate Domestic Shipping cost","code":200,"status":"success"},"data":[
  {"name":"Jalur Nugraha Ekakurir (JNE)","code":"jne","service":"REG","description":"Layanan Reguler","cost":11000,"etd":"1 day"},
  {"name":"Citra Van Titipan Kilat (TIKI)","code":"tiki","service":"REG","description":"Reguler Service","cost":9000,"etd":"2 day"},
  {"name":"POS Indonesia (POS)","code":"pos","service":"Pos Reguler","description":"240","cost":11500,"etd":"3 day"},
  {"name":"J&T Express","code":"jnt","service":"EZ","description":"Reguler","cost":9000,"etd":""}]}`,
} as const;

/** Refusals as they are published or were seen. */
export const publishedRefusals = {
  wrongKey: {
    status: 400,
    body: `{"meta":{"message":"Invalid Api key, key not found","code":400,"status":"failed"},"data":null}`,
  },
  noCourier: {
    status: 404,
    body: `{"meta":{"message":"Calculate Domestic Shipping Cost not found","code":404,"status":"failed"},"data":null}`,
  },
} as const;

/** Answers with what is published, or with one refusal to everything. */
export const publishedKomerce =
  (refusal?: (typeof publishedRefusals)[keyof typeof publishedRefusals]): HttpTransport =>
  async ({ method, path }) => {
    const asked = `${method} ${path}` as keyof typeof published;
    const given = refusal ?? { status: 200, body: published[asked] };
    if (given.body === undefined) throw new Error(`nothing is published for ${asked}`);
    return { status: given.status, contentType: 'application/json', body: Buffer.from(given.body) };
  };
