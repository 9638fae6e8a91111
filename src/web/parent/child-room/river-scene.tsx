import { Crocodile } from '../../ui/page/crocodile.tsx';
import { SatchelBag } from '../../ui/page/kancil-parts.tsx';
import { Bush, Tree } from '../../ui/page/scene.tsx';
import styles from './river.module.css';

const line = { stroke: '#533420', strokeWidth: 4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** What stands in the river many times, drawn once. */
export const RiverShapes = () => (
  <svg width="0" height="0" className={styles.shapes} aria-hidden="true">
    <symbol id="river-stone" viewBox="0 0 120 96">
      <ellipse cx="60" cy="66" rx="58" ry="26" fill="#6FB5E6" />
      <path
        d="M12 56C8 28 34 10 62 11s50 18 47 45c-2 18-24 27-49 27S15 74 12 56z"
        fill="currentColor"
        {...line}
      />
      <path
        d="M26 42q10-18 30-19M92 66q8-5 9-13"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".75"
      />
    </symbol>
    <symbol id="river-leaves" viewBox="0 0 120 96">
      <g stroke="#0A5F45" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M4 30Q30-8 74 16 54 52 4 30z" fill="#14986F" />
        <path d="M16 30q28-2 48-12" fill="none" />
        <path d="M48 26q34-26 68 8-34 28-68-8z" fill="#2C9069" />
        <path d="M58 28q26 8 46 6" fill="none" />
      </g>
    </symbol>
    <symbol id="river-hut" viewBox="0 0 96 88">
      <g {...line}>
        <path d="M26 58v24M70 58v24" strokeWidth="7" stroke="#8B5329" />
        <path d="M22 34h52v28H22z" fill="#E2B377" />
        <path d="M40 62V44q0-4 4-4h8q4 0 4 4v18z" fill="#8B5329" />
        <path d="M6 38L36 8h24l30 30q-16 4-20-2H26q-4 6-20 2z" fill="#C9553B" />
      </g>
    </symbol>
    <symbol id="river-flag" viewBox="0 0 48 88">
      <g {...line}>
        <path d="M10 84V6" strokeWidth="6" stroke="#8B5329" />
        <path d="M12 8q16-6 32 4l-8 11 8 12q-16-8-32-2z" fill="#FFB224" />
      </g>
    </symbol>
    <symbol id="river-crocodile" viewBox="-96 -28 208 62">
      <g strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <Crocodile at="" />
      </g>
    </symbol>
    <symbol id="river-crocodile-awake" viewBox="-96 -28 208 62">
      <g strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <Crocodile at="" awake />
      </g>
    </symbol>
  </svg>
);

export const Shape = ({ name, className }: { name: string; className?: string | undefined }) => (
  <svg className={className} aria-hidden="true">
    <use href={`#river-${name}`} />
  </svg>
);

/** The water under everything. */
export const Water = () => (
  <svg className={styles.water} width="100%" height="100%" aria-hidden="true">
    <pattern id="river-ripples" width="440" height="380" patternUnits="userSpaceOnUse">
      <g fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".6">
        <path d="M20 40q12-7 24 0t24 0M350 96q12-7 24 0t24 0M124 150q10-6 20 0M240 220q12-7 24 0t24 0M60 300q10-6 20 0" />
      </g>
      <g stroke="#5B9BC9" strokeWidth="3" strokeLinejoin="round">
        <path d="M168 312q24-20 44-4l14-10-3 14 5 14-15-7q-22 13-45-7z" fill="#F5A98B" />
        <circle cx="184" cy="310" r="2" fill="#20302B" stroke="none" />
        <path d="M300 28l26-8a30 15 0 1 1-26 8z" fill="#5FBF8A" stroke="#2C9069" />
        <path d="M318 26q-9-12 2-16 6-6 10 0 12 2 4 15z" fill="#F7C6D4" stroke="#D6809B" />
      </g>
    </pattern>
    <rect width="100%" height="100%" fill="url(#river-ripples)" />
  </svg>
);

/** The bank where the way begins, and the one with the mangoes where it ends. */
export const Shore = ({ side }: { side: 'near' | 'far' }) => (
  <svg
    className={styles.shore}
    data-side={side}
    viewBox="0 0 1200 200"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {side === 'near' ? (
      <path
        d="M0 0h1200v150q-150 30-310 10t-300 14-310-20-280 8z"
        fill="#2C9069"
        stroke="#0A5F45"
        strokeWidth="4"
      />
    ) : (
      <path
        d="M0 200h1200V60q-150-34-310-10t-300-10-310 18-280-10z"
        fill="#2C9069"
        stroke="#0A5F45"
        strokeWidth="4"
      />
    )}
    <g {...line}>
      {side === 'near' ? (
        <>
          <Bush x={430} y={128} size={0.9} />
          <Bush x={800} y={136} size={0.8} />
          <Bush x={120} y={120} />
          <Bush x={1080} y={120} />
        </>
      ) : (
        <>
          <Tree x={720} y={112} fruit />
          <Bush x={160} y={110} />
          <Tree x={500} y={100} fruit />
          <Bush x={1000} y={100} />
        </>
      )}
    </g>
  </svg>
);

/** Kancil's satchel, in which the words wait. */
export const Satchel = () => (
  <svg
    viewBox="128 158 68 56"
    width="68"
    height="56"
    strokeWidth="4"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <SatchelBag />
  </svg>
);
