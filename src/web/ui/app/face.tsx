import { useState } from 'react';
import styles from './face.module.css';

interface Props {
  /** the photo's address; without one a face is drawn */
  src: string | null;
  /** whose face: decides the colours of a drawn one */
  name: string;
  size: number;
  /** said to who cannot see it; a face beside its name needs none */
  alt?: string;
}

/** A round photo or, without one, a small drawn face in colours that stay with the name. */
export const Face = ({ src, name, size, alt = '' }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (src !== null && src !== broken)
    return (
      <img
        className={styles.face}
        src={src}
        alt={alt}
        width={size}
        height={size}
        style={{ width: size, height: size }}
        decoding="async"
        onError={() => setBroken(src)}
      />
    );
  return <DrawnFace name={name} size={size} alt={alt} />;
};

const grounds = ['#ffe3a8', '#c4e6d5', '#cfe4f6', '#f9d9d8'] as const;
const hairs = ['#2b211c', '#4a3428', '#33302f'] as const;

/** The same name always gets the same place. */
const placeOf = (name: string, count: number) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % count;

const DrawnFace = ({ name, size, alt }: Omit<Required<Props>, 'src'>) => (
  <svg
    className={styles.face}
    viewBox="0 0 80 80"
    width={size}
    height={size}
    {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
  >
    <circle cx="40" cy="40" r="40" fill={grounds[placeOf(name, grounds.length)]} />
    <path d="M12 80a28 22 0 0 1 56 0z" fill="#0e7c5a" />
    <path d="M33 56h14v8a7 7 0 0 1-14 0z" fill="#d79c72" />
    <circle cx="40" cy="40" r="19" fill="#e8b48c" />
    <path
      d="M20 40c-2-16 8-24 21-24s21 9 19 24c-3-8-8-12-15-14-6 5-17 4-21 5-2 2-3 5-4 9z"
      fill={hairs[placeOf(name, hairs.length)]}
    />
    <circle cx="33.5" cy="42" r="2.3" fill="#20302b" />
    <circle cx="46.5" cy="42" r="2.3" fill="#20302b" />
    <path d="M34 49q6 5.5 12 0" fill="none" stroke="#20302b" strokeWidth="2.2" strokeLinecap="round" />
    <circle cx="28" cy="47.5" r="3" fill="#e59a7d" opacity=".7" />
    <circle cx="52" cy="47.5" r="3" fill="#e59a7d" opacity=".7" />
  </svg>
);
