import { Children, type ReactElement, type ReactNode, isValidElement } from 'react';

type Doc = PDFKit.PDFDocument;

/** What a shape takes from the groups around it, as in SVG. */
interface Style {
  fill: string;
  stroke: string;
  strokeWidth: number;
  strokeLinecap: 'butt' | 'round' | 'square';
  strokeLinejoin: 'miter' | 'round' | 'bevel';
  strokeDasharray: string | null;
  opacity: number;
}

const initial: Style = {
  fill: '#000000',
  stroke: 'none',
  strokeWidth: 1,
  strokeLinecap: 'butt',
  strokeLinejoin: 'miter',
  strokeDasharray: null,
  opacity: 1,
};

type Props = Partial<Omit<Style, 'strokeWidth' | 'opacity'>> & {
  strokeWidth?: number | string;
  opacity?: number | string;
  transform?: string;
  viewBox?: string;
  d?: string;
  children?: ReactNode;
} & Partial<Record<'cx' | 'cy' | 'r' | 'rx' | 'ry', number | string>>;

const styleOf = (around: Style, props: Props): Style => ({
  fill: props.fill ?? around.fill,
  stroke: props.stroke ?? around.stroke,
  strokeWidth: Number(props.strokeWidth ?? around.strokeWidth),
  strokeLinecap: props.strokeLinecap ?? around.strokeLinecap,
  strokeLinejoin: props.strokeLinejoin ?? around.strokeLinejoin,
  strokeDasharray: props.strokeDasharray ?? around.strokeDasharray,
  opacity: around.opacity * Number(props.opacity ?? 1),
});

const numbers = (text: string) => text.split(/[\s,]+/).map(Number);

const transformBy = (doc: Doc, transform: string) => {
  for (const [, name, given] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second, third] = numbers(given!.trim());
    if (name === 'translate') doc.translate(first, second ?? 0);
    else if (name === 'scale') doc.scale(first, second ?? first);
    else if (name === 'rotate') doc.rotate(first, { origin: [second ?? 0, third ?? 0] });
    else throw new Error(`a transform that paper does not know: ${name}`);
  }
};

const paint = (doc: Doc, style: Style) => {
  const fills = style.fill !== 'none';
  const strokes = style.stroke !== 'none';
  doc.lineWidth(style.strokeWidth).lineCap(style.strokeLinecap).lineJoin(style.strokeLinejoin);
  if (style.strokeDasharray) {
    const [dash = 1, space = dash] = numbers(style.strokeDasharray);
    doc.dash(dash, { space });
  } else doc.undash();
  doc.fillOpacity(style.opacity).strokeOpacity(style.opacity);
  if (fills && strokes) doc.fillAndStroke(style.fill, style.stroke);
  else if (fills) doc.fill(style.fill);
  else if (strokes) doc.stroke(style.stroke);
};

const shapes: Record<string, (doc: Doc, props: Props) => void> = {
  path: (doc, { d = '' }) => doc.path(d),
  circle: (doc, { cx = 0, cy = 0, r = 0 }) => doc.circle(Number(cx), Number(cy), Number(r)),
  ellipse: (doc, { cx = 0, cy = 0, rx = 0, ry = 0 }) =>
    doc.ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
};

const isElement = (node: ReactNode): node is ReactElement<Props> => isValidElement(node);

/** What a component of ours draws; it has no hooks. */
const drawnBy = ({ type, props }: ReactElement<Props>): ReactNode =>
  (type as (props: Props) => ReactNode)(props);

const drawNode = (doc: Doc, node: ReactNode, around: Style): void => {
  for (const child of Children.toArray(node)) {
    if (!isElement(child)) continue;
    const { type, props } = child;
    if (typeof type === 'function') {
      drawNode(doc, drawnBy(child), around);
      continue;
    }
    const style = styleOf(around, props);
    const shape = typeof type === 'string' ? shapes[type] : undefined;
    doc.save();
    if (props.transform) transformBy(doc, props.transform);
    if (shape) {
      shape(doc, props);
      paint(doc, style);
    } else drawNode(doc, props.children, style);
    doc.restore();
  }
};

/**
 * Draws one of our SVG components on paper: paths, circles and ellipses in groups. `x` and `y` are the left upper corner in
 * points, `width` that of its view box on the page.
 */
export const drawSvg = (
  doc: Doc,
  picture: ReactElement,
  place: { x: number; y: number; width: number },
): void => {
  const svg = isElement(picture) && typeof picture.type === 'function' ? drawnBy(picture) : picture;
  if (!isElement(svg) || !svg.props.viewBox) throw new Error('a picture on paper has a view box');
  const [left = 0, top = 0, wide = 1] = numbers(svg.props.viewBox);
  doc.save();
  doc
    .translate(place.x, place.y)
    .scale(place.width / wide)
    .translate(-left, -top);
  drawNode(doc, svg.props.children, styleOf(initial, svg.props));
  doc.restore();
};
