import { useTexts } from './texts.ts';

interface Class {
  kind: 'class' | 'native';
  /** the first name of whoever teaches it */
  teacher: string | null;
}

/** Gives a function that says with whom a class is; of a session with a native teacher that is said first, then who holds it. */
export const useWithWhom = () => {
  const { liveClass } = useTexts().classroom;
  return ({ kind, teacher }: Class): string => {
    if (kind === 'class') return teacher === null ? '' : liveClass.with(teacher);
    return teacher === null ? liveClass.native : `${liveClass.native} · ${teacher}`;
  };
};
