import type { ReactNode } from 'react';

/** Mail programs ignore style sheets, so every rule stands on its element. */
const style = {
  page: { margin: 0, padding: '24px 12px', background: '#FFFAF0', color: '#20302B' },
  sheet: {
    maxWidth: 520,
    margin: '0 auto',
    padding: '28px 24px',
    background: '#ffffff',
    border: '1px solid #E7DFCC',
    borderRadius: 16,
    font: '16px/1.6 Nunito, Arial, sans-serif',
  },
  brand: { margin: '0 0 20px', font: '700 20px/1.2 "Baloo 2", Arial, sans-serif', color: '#0E7C5A' },
  button: {
    display: 'inline-block',
    padding: '12px 28px',
    borderRadius: 999,
    background: '#0E7C5A',
    color: '#ffffff',
    fontWeight: 700,
    textDecoration: 'none',
  },
  table: { width: '100%', margin: '16px 0', borderCollapse: 'collapse', font: 'inherit' },
  cell: { padding: '6px 0', verticalAlign: 'top', borderBottom: '1px solid #E7DFCC' },
  value: { padding: '6px 0 6px 16px', textAlign: 'right', borderBottom: '1px solid #E7DFCC' },
  small: { fontSize: 14, color: '#56665F', wordBreak: 'break-word' },
} as const;

export function LetterSheet({
  language,
  title,
  school,
  children,
}: {
  language: string;
  title: string;
  /** what the school is called */
  school: string;
  children: ReactNode;
}) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body style={style.page}>
        <div style={style.sheet}>
          <p style={style.brand}>{school}</p>
          {children}
        </div>
      </body>
    </html>
  );
}

export const LetterButton = ({ url, children }: { url: string; children: ReactNode }) => (
  <p style={{ margin: '24px 0' }}>
    <a href={url} style={style.button}>
      {children}
    </a>
  </p>
);

export const Small = ({ children }: { children: ReactNode }) => <p style={style.small}>{children}</p>;

export interface TableRow {
  name: string;
  value: string;
  /** the one that counts */
  strong?: true;
}

export const LetterTable = ({ rows }: { rows: readonly TableRow[] }) => (
  <table style={style.table}>
    <tbody>
      {rows.map(({ name, value, strong }, place) => (
        <tr key={String(place)}>
          <td style={style.cell}>{name}</td>
          <td style={style.value}>{strong ? <strong>{value}</strong> : value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
