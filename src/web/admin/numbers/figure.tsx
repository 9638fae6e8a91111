import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../list/texts.ts';
import type { ChartContent } from './draw-chart.ts';
import tables from '../list/cells.module.css';
import styles from './numbers.module.css';

interface Props {
  title: string;
  text: string;
  /** null: there is nothing to draw, or it cannot be drawn */
  chart: ChartContent | null;
  columns: readonly string[];
  /** the first cell of a row names it */
  rows: readonly (readonly ReactNode[])[];
  /** in place of the table while there is nothing to count */
  empty: string;
  /** what draws could not be loaded */
  onNoPicture: () => void;
}

/** A picture with the table that it is drawn from behind it. The table is whole without the picture, and for those who do not see it. */
export const Figure = ({ title, text, chart, columns, rows, empty, onNoPicture }: Props) => {
  const { numbers: words } = useTexts().admin;
  return (
    <section className={styles.figure}>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          {chart && <Picture chart={chart} title={title} onFailed={onNoPicture} />}
          <details open={chart === null}>
            <summary>{words.table}</summary>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
            <div className={styles.scroll} tabIndex={0} role="region" aria-label={words.tableOf(title)}>
              <table className={tables.numbers}>
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([name, ...cells], place) => (
                    // The rows of one figure never change their places.
                    <tr key={place}>
                      <th scope="row">{name}</th>
                      {cells.map((cell, column) => (
                        <td key={columns[column + 1]}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
};

interface PictureProps {
  chart: ChartContent;
  title: string;
  onFailed: () => void;
}

const Picture = ({ chart, title, onFailed }: PictureProps) => {
  const { numbers: words } = useTexts().admin;
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let end: (() => void) | null = null;
    let isGone = false;
    // Only who looks at numbers loads what draws them; without it the tables say everything.
    const draw = async () => {
      const drawing = await import('./draw-chart.ts').catch(() => null);
      if (isGone || !canvas.current) return;
      if (drawing) end = drawing.drawChart(canvas.current, chart);
      else fail();
    };
    void draw();
    return () => {
      isGone = true;
      end?.();
    };
  }, [chart]);
  return (
    <div className={styles.picture}>
      <canvas ref={canvas} role="img" aria-label={words.pictureOf(title)} />
    </div>
  );
};
