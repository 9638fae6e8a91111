import css from './wave.module.css';

const edges = {
  wave: 'M0 30C90 6 190 2 300 18s170 30 290 14S800-2 910 10s150 34 290 18v32H0z',
  leaf: 'M0 38q50-30 100-6 50-30 100-4 50-28 100 0 50-30 100-4 50-26 100 2 50-30 100-4 50-26 100 0 50-30 100-4 50-26 100 2 50-30 100-4 50-26 100 0 50-28 100 2v42H0z',
};

/** The hand-cut edge of a section, to stand between two of them: it takes the colour of the one below. */
export function Wave({
  colour,
  edge = 'wave',
  flip,
}: {
  colour: string;
  edge?: keyof typeof edges;
  flip?: boolean;
}) {
  return (
    <svg
      className={css.wave}
      data-flip={flip}
      color={colour}
      viewBox="0 0 1200 60"
      width="1200"
      height="60"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={edges[edge]} fill="currentColor" />
    </svg>
  );
}
