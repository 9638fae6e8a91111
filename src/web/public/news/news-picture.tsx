import type { PictureSet } from '../../../contract/content-objects.ts';
import { AfterLoad } from '../pieces/after-load.tsx';
import css from './news-picture.module.css';

interface Props {
  /** the address of the whole picture */
  src: string | null;
  set: PictureSet | null;
  /** how wide it is shown, as `sizes` takes it */
  sizes: string;
  /** it stands at the top of the page, and the first look waits for it; the others come after the load event */
  first?: boolean;
}

/** A picture of the news: as wide as the screen needs, with its room kept before it comes. */
export const NewsPicture = ({ src, set, sizes, first = false }: Props) => {
  if (src === null) return <span className={css.none} />;
  const picture = (
    <picture className={css.picture}>
      {set && <source type="image/avif" srcSet={set.avif} sizes={sizes} />}
      <img
        src={src}
        {...(set && { srcSet: set.webp, sizes, width: set.width, height: set.height })}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        {...(first && { fetchPriority: 'high' as const })}
        decoding="async"
      />
    </picture>
  );
  if (first) return picture;
  return (
    <span className={css.later}>
      <AfterLoad>{picture}</AfterLoad>
    </span>
  );
};
