import type { FastifyReply } from 'fastify';
import { defaultBrand } from '../../i18n/brand.ts';
import type { Language } from '../../i18n/language.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style = `
:root{font:16px/1.6 system-ui,sans-serif;color:#20302B;background:#FFFAF0}
body{max-width:46rem;margin:0 auto;padding:1.5rem 1rem}
h1{font-size:1.4rem;color:#0E7C5A}h2{font-size:1.1rem;margin:0}
article{background:#fff;border:1px solid #E7DFCC;border-radius:16px;padding:1rem 1.25rem;margin:1rem 0}
p.letter{white-space:pre-wrap;overflow-wrap:anywhere}a{color:#0E7C5A}
small{color:#56665F}nav{display:flex;flex-wrap:wrap;column-gap:1rem}nav a{white-space:nowrap;line-height:44px}
input,button,select{font:inherit;padding:.5rem 1rem;min-height:44px;border-radius:12px}
button{background:#fff;color:#0E7C5A;border:1px solid #0E7C5A;cursor:pointer}select,input{border:1px solid #8A948F;background:#fff}
ul.bill{list-style:none;padding:0}ul.bill li{display:flex;justify-content:space-between;gap:1rem}ul.bill li :last-child{white-space:nowrap}
p.total{font-size:1.75rem;font-weight:600;margin:.5rem 0}form.moves{margin-top:1rem;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
button.main{background:#0E7C5A;color:#fff;font-weight:600}
`;

/** The stand-ins' pages load nothing but the icon that a browser asks for, and run nothing. */
const STAND_IN_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const navigation =
  '<nav><a href="/sandbox">Stand-ins</a><a href="/sandbox/outbox">Outbox</a><a href="/sandbox/gateway">Payments</a><a href="/sandbox/clock">Clock</a><a href="/">Site</a></nav>';

/** A plain page of the stand-ins: for whoever tries the demo, never a part of a live school. */
const standInPage = (title: string, body: string, nav: string, language: Language) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${escapeHtml(defaultBrand.name)} demo</title><style>${style}</style></head>
<body>${nav}<main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

/** A page that others show in a frame; its one script gives its result to them. */
const framedPolicy = (nonce: string | undefined) =>
  `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; script-src ${nonce ? `'nonce-${nonce}'` : "'none'"}; form-action http: https:; frame-ancestors *; base-uri 'none'`;

/** Answers with such a page; what it shows is never kept. */
export const sendStandInPage = (
  reply: FastifyReply,
  title: string,
  body: string,
  {
    framed = false,
    nonce,
    bare = framed,
    language = 'en',
  }: {
    framed?: boolean;
    nonce?: string | undefined;
    /** without the way to the other stand-ins */
    bare?: boolean;
    language?: Language;
  } = {},
) =>
  reply
    .header('content-security-policy', framed ? framedPolicy(nonce) : STAND_IN_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(standInPage(title, body, bare ? '' : navigation, language));

/** Text with its web addresses as links. */
export const linked = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
