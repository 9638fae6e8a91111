import { Kancil } from '../web/ui/page/kancil.tsx';
import { kawungPetal } from '../web/ui/page/kawung-petal.ts';
import type { Doc } from './pdf/document.ts';
import { drawSvg } from './pdf/draw-svg.ts';
import { colours } from './pdf/look.ts';

/** A4 across, in points. */
const [WIDE, HIGH] = [841.89, 595.28];

/** A leaf with two blades, as in the corners of the certificate on the home page. */
const LEAF = 'M0 0q34 4 40 40Q4 34 0 0zM12 50q-2 22-10 34M50 12q22-2 34-10';

const BAND = 26;
/** The side of a round of four petals, of which the band is one wide. */
const ROUND = BAND;

/** The points of a petal: where it begins, and its curves, three points each. */
const petal = kawungPetal
  .match(/-?\d+/g)!
  .map(Number)
  .flatMap((x, place, all) => (place % 2 === 0 ? [{ x, y: all[place + 1]! }] : []));

/** The four petals of a round as they lie about its middle. */
const petals = [45, 135, 225, 315].map((degrees) => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const size = ROUND / 64;
  return petal.map(({ x, y }) => ({ x: size * (x * cosine - y * sine), y: size * (x * sine + y * cosine) }));
});

/** Adds a round of the kawung pattern to the path under way: a hundred of them are drawn at one stroke. */
const kawung = (doc: Doc, x: number, y: number): void => {
  for (const [first, ...curves] of petals) {
    doc.moveTo(x + first!.x, y + first!.y);
    for (let place = 0; place < curves.length; place += 3) {
      const [one, two, end] = curves
        .slice(place, place + 3)
        .map((point) => [x + point.x, y + point.y] as const);
      doc.bezierCurveTo(...one!, ...two!, ...end!);
    }
  }
};

/** The rounds of the band, from corner to corner, as many as fit whole. */
const kawungBand = (doc: Doc): void => {
  const across = Math.round(WIDE / ROUND);
  const down = Math.round(HIGH / ROUND);
  for (let place = 0; place < across; place += 1) {
    const x = ((place + 0.5) * WIDE) / across;
    kawung(doc, x, BAND / 2);
    kawung(doc, x, HIGH - BAND / 2);
  }
  for (let place = 1; place < down - 1; place += 1) {
    const y = ((place + 0.5) * HIGH) / down;
    kawung(doc, BAND / 2, y);
    kawung(doc, WIDE - BAND / 2, y);
  }
  doc.lineWidth(0.9).stroke(colours.mango300);
};

const corner = (doc: Doc, x: number, y: number, [across, down]: readonly [number, number]): void => {
  doc.save();
  doc.translate(x, y).scale(across, down);
  doc.lineWidth(2.2).lineCap('round').lineJoin('round');
  doc.path(LEAF).fillAndStroke(colours.pandan100, colours.pandan);
  doc.restore();
};

/** Band, border and corners, and Kancil, who is as glad as the child. */
export const drawCertificateGround = (doc: Doc): void => {
  doc.rect(0, 0, WIDE, HIGH).fill(colours.pandan700);
  kawungBand(doc);
  doc.roundedRect(BAND, BAND, WIDE - 2 * BAND, HIGH - 2 * BAND, 10).fill(colours.paper);
  const [outer, inner] = [BAND + 9, BAND + 16];
  doc.roundedRect(outer, outer, WIDE - 2 * outer, HIGH - 2 * outer, 6);
  doc.lineWidth(3.2).stroke(colours.pandan);
  doc
    .rect(inner, inner, WIDE - 2 * inner, HIGH - 2 * inner)
    .lineWidth(1.6)
    .stroke(colours.mango);
  const edge = inner + 5;
  corner(doc, edge, edge, [0.85, 0.85]);
  corner(doc, WIDE - edge, edge, [-0.85, 0.85]);
  corner(doc, edge, HIGH - edge, [0.85, -0.85]);
  corner(doc, WIDE - edge, HIGH - edge, [-0.85, -0.85]);
  drawSvg(doc, <Kancil pose="celebrating" />, { x: 58, y: 286, width: 172 });
};

const RIBBONS = 'M-20 24l-12 46 16-7 11 16 10-44zM20 24l12 46-16-7-11 16-10-44z';
const ROSETTE =
  'M0-45l10 8 13-3 4 13 13 4-3 13 8 10-8 10 3 13-13 4-4 13-13-3-10 8-10-8-13 3-4-13-13-4 3-13-8-10 8-10-3-13 13-4 4-13 13 3z';
const STAR = 'M0-15l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z';

/** The seal with its ribbons. */
export const drawSeal = (doc: Doc): void => {
  doc.save();
  doc.translate(WIDE - 145, 350).scale(1.3);
  doc.lineWidth(2.6).lineJoin('round');
  doc.path(RIBBONS).fillAndStroke('#d6403c', '#533420');
  doc.path(ROSETTE).fillAndStroke(colours.mango, '#533420');
  doc.circle(0, 0, 24).fillAndStroke(colours.mango50, '#533420');
  doc.path(STAR).lineWidth(2).fillAndStroke(colours.mango, '#533420');
  doc.restore();
};
