import { useState } from 'react';
import { AvatarPlaceholder } from '../page/avatar-placeholder.tsx';
import { Ear, Eyes, Head, MouthOf, coat } from '../page/kancil-parts.tsx';
import styles from './face.module.css';

interface Props {
  /** the photo's address; without one a face is drawn */
  src: string | null;
  /** a child's name: without a photo Kancil's head is drawn, on a ground that stays with the name */
  name?: string | undefined;
  size: number;
  /** said to who cannot see it; a face beside its name needs none */
  alt?: string;
}

/** A round photo or, without one, a drawing: Kancil's head for a child, a plain person for a grown-up. */
export const Face = ({ src, name, size, alt = '' }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (src !== null && src !== broken)
    return <Photo key={src} src={src} name={name} size={size} alt={alt} onBroken={() => setBroken(src)} />;
  if (name === undefined) return <AvatarPlaceholder size={size} />;
  return <DrawnFace name={name} size={size} alt={alt} />;
};

/** Until the photo is there, a child's initial stands in its place: on a slow line that takes seconds. */
const Photo = ({
  src,
  name = '',
  size,
  alt,
  onBroken,
}: Required<Pick<Props, 'size' | 'alt'>> & {
  src: string;
  name: string | undefined;
  onBroken: () => void;
}) => {
  const [isThere, setThere] = useState(false);
  return (
    <span
      className={`${styles.face} ${styles.photo}`}
      style={{
        width: size,
        height: size,
        fontSize: size / 2,
        background: isThere || name === '' ? undefined : grounds[placeOf(name, grounds.length)],
      }}
    >
      {!isThere && <span aria-hidden="true">{Array.from(name)[0]}</span>}
      <img
        // It may have come before React, which then hears nothing of it.
        ref={(picture) => {
          if (picture?.complete && picture.naturalWidth > 0) setThere(true);
        }}
        src={src}
        alt={alt}
        width={size}
        height={size}
        decoding="async"
        onLoad={() => setThere(true)}
        onError={onBroken}
      />
    </span>
  );
};

const grounds = ['#ffe3a8', '#c4e6d5', '#cfe4f6', '#f9d9d8'] as const;

/** The same name always gets the same place. */
const placeOf = (name: string, count: number) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % count;

const DrawnFace = ({ name, size, alt }: { name: string; size: number; alt: string }) => (
  <svg
    className={styles.face}
    viewBox="0 0 240 240"
    width={size}
    height={size}
    stroke={coat.line}
    strokeWidth="5"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
  >
    <circle cx="120" cy="120" r="120" fill={grounds[placeOf(name, grounds.length)]} stroke="none" />
    <g transform="translate(-26 30) scale(1.217)">
      <Ear side={-1} turn={38} />
      <Ear side={1} turn={38} />
      <Head />
      <Eyes look="happy" />
      <MouthOf mouth="smile" />
    </g>
  </svg>
);
