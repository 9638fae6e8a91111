import { grades } from '../../../domain/enrolment/grade.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Child, people } from './people.tsx';

const line = '#533420';
const greens = ['#0E7C5A', '#1B9168', '#45A67F', '#74BC99', '#A6D6BD'];

/** A terrace begins further right and higher up than the one before it; all go on beyond the picture's edge. */
const left = (step: number) => 24 + step * 132;
const top = (step: number) => 400 - step * 62;

const Terrace = ({ step, of }: { step: number; of: number }) => {
  const [x, y] = [left(step), top(step)];
  return (
    <g>
      <path
        d={`M${x} 700V${y + 30}q0-30 30-30H1700V700z`}
        fill={greens[step]}
        stroke={line}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d={`M${x + 22} ${y + 13}h96`}
        stroke="#FFF0CF"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".7"
      />
      <path
        d={`M${x + 112} ${y}q-2-12-10-16M${x + 116} ${y}q0-14 0-22M${x + 120} ${y}q2-12 10-16`}
        fill="none"
        stroke="#0A5F45"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx={x + 42} cy={y + 42} r="21" fill="#FFB224" stroke={line} strokeWidth="4" />
      <text
        x={x + 42}
        y={y + 51}
        textAnchor="middle"
        fontFamily="var(--font-heading)"
        fontWeight="800"
        fontSize="26"
        fill="#20302B"
      >
        {of}
      </text>
    </g>
  );
};

const Sky = () => (
  <>
    <circle cx="548" cy="92" r="62" fill="#FFD27A" />
    <circle cx="548" cy="92" r="46" fill="#FFC04A" />
    <path
      d="M90 330c60-40 90-120 140-156q12-8 24-2l16-12q12-6 22 4c50 50 110 100 250 166v60H90z"
      fill="#BFE0CF"
    />
    <path
      d="M238 186l-16 40-30 40M290 172l20 44 40 40"
      fill="none"
      stroke="#9CCDB6"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <g fill="#fff" stroke="#E6D9BD" strokeWidth="3">
      <path d="M70 106q4-22 26-20 12-20 34-10 22-6 26 14 20 2 18 20H76q-8 0-6-4z" />
      <path d="M338 62q4-16 20-14 10-14 26-6 18-4 20 10 14 2 12 14h-72q-7 0-6-4z" />
    </g>
  </>
);

/** The grades as rice terraces of Garut: one step a year, from Kancil's book up to the certificate. */
export function Terraces({ title, className }: { title: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 -36 740 516" width="740" height="516" role="img" aria-label={title}>
      <Sky />
      {grades.map((grade, step) => (
        <Terrace key={grade} step={step} of={grade} />
      ))}
      <g transform="translate(12 222) scale(.74)">
        <Kancil pose="reading" />
      </g>
      <g transform="translate(352 276) scale(.78)">
        <Child
          person={people.made}
          happy
          arms="M-18-108q-26 20-20 46M18-108q30-14 34-46"
          hands={[
            [-38, -58],
            [53, -158],
          ]}
        />
      </g>
      <g transform="translate(486 214) scale(.74)">
        <Child
          person={people.rafi}
          arms="M-18-108q-22 22-22 44M18-108q22 18 20 44"
          hands={[
            [-40, -60],
            [38, -60],
          ]}
        />
      </g>
      <g transform="translate(622 152) scale(.72)">
        <Child
          person={people.alya}
          happy
          arms="M-18-108q-34-30-30-78M18-108q34-30 30-78"
          hands={[
            [-48, -192],
            [48, -192],
          ]}
        />
        <g stroke={line} strokeWidth="4" strokeLinejoin="round">
          <path d="M-62-250H62v54H-62z" fill="#FFF1D8" />
          <path d="M-44-234h52M-44-218h36" stroke="#0E7C5A" strokeLinecap="round" />
          <path d="M32-214l-6 26 12-7 12 7-6-26z" fill="#D6403C" />
          <circle cx="38" cy="-224" r="12" fill="#FFB224" />
        </g>
      </g>
    </svg>
  );
}
