import type { ReactNode } from 'react';
import { useChoice } from '../../frame/page-info.tsx';
import { Tablet } from '../drawings/tablet.tsx';
import { rhythmTexts } from './rhythm-texts.ts';
import shared from './section.module.css';
import css from './unit-picture.module.css';

/** What a unit is: its live class as a picture, and beside it `children`, the unit's weeks. */
export function UnitPicture({
  texts: { name, title, lead },
  children,
}: {
  texts: { readonly name: string; readonly title: string; readonly lead: string };
  children: ReactNode;
}) {
  const { liveClass } = useChoice(rhythmTexts);
  return (
    <div className={css.spread}>
      <div className={css.head}>
        <p className={shared.name}>{name}</p>
        <h2>{title}</h2>
        <p className={shared.lead}>{lead}</p>
      </div>
      <Tablet title={liveClass} className={css.tablet} />
      {children}
    </div>
  );
}
