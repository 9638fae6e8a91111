import { useEffect, useState } from 'react';
import type { PlacementQuestion } from '../../../contract/placement.ts';
import { fetchWhole, untilReached } from '../../app/connection.ts';

const mediaOf = ({ picture_url: picture, recording, choices }: PlacementQuestion) => [
  picture,
  recording?.url ?? null,
  ...choices.map((choice) => choice.picture_url),
];

/** The questions of a part, and the worked example of one that has it. */
interface Part {
  readonly questions: readonly PlacementQuestion[];
  readonly example?: { readonly question: PlacementQuestion };
}

/** The addresses of a part's pictures and recordings, each once. */
export const mediaOfPart = ({ example, questions }: Part): string[] => {
  const addresses = [...(example ? [example.question] : []), ...questions].flatMap(mediaOf);
  return [...new Set(addresses.filter((address) => address !== null))];
};

const load = async (part: Part, signal: AbortSignal) => {
  for (const address of mediaOfPart(part))
    try {
      await untilReached(() => fetchWhole(address), signal);
    } catch {
      // What is refused or gone is missing on the page, which says so by itself.
    }
};

/** Loads a part's pictures and recordings, then those of the next, so that a lost line does not stop the child. */
export const usePartMedia = (parts: readonly Part[], part: number): { loaded: boolean } => {
  const [loadedPart, setLoadedPart] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const [now, next] = [parts[part - 1], parts[part]];
    const loadBoth = async () => {
      if (now) await load(now, signal);
      if (signal.aborted) return;
      setLoadedPart(part);
      if (next) await load(next, signal);
    };
    void loadBoth();
    return () => leaving.abort();
  }, [parts, part]);
  return { loaded: loadedPart >= part };
};
