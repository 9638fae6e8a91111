/** Numbers from 0 up to 1 that are the same again for the same seed: a linear congruence modulo 2³². */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * This run's seed, another one each time. DURABILITY_SEED repeats a run: the same moments, though not the same
 * instructions under way.
 */
export const newSeed = (): number => {
  const seed = Number(process.env['DURABILITY_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
  console.log(`DURABILITY_SEED=${seed}`);
  return seed;
};

/** A whole number from `least` to `most`. */
export const between = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
