import type { ReactNode } from 'react';
import { Crocodile } from '../../ui/page/crocodile.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Bush, Tree } from '../../ui/page/scene.tsx';
import { House, Landscape } from './landscape.tsx';

interface Props {
  title?: string | undefined;
  className?: string | undefined;
}

const Mango = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y}) rotate(-24)`} stroke="#8A5600">
    <ellipse rx="28" ry="22" fill="#FFB224" />
    <path d="M26-4q8-4 10-12" fill="none" />
  </g>
);

const named = (title: string | undefined) =>
  title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);

/** Lines, as all that stands before the landscape has them. */
const Drawn = ({ children }: { children: ReactNode }) => (
  <g stroke="#533420" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
    {children}
  </g>
);

const Ripples = ({ d }: { d: string }) => (
  <path d={d} fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".85" />
);

/** Where the story begins: Kancil on this bank, the mangoes on the other, and the wide river between them. */
export const BankScene = ({ title, className }: Props) => (
  <svg viewBox="0 0 560 380" width="560" height="380" className={className} {...named(title)}>
    <clipPath id="bank">
      <path d="M58 92C112 10 236 34 318 22s164-8 206 68 24 150 2 214-70 58-150 62-230 8-306-8-48-70-52-126-4-86 40-140z" />
    </clipPath>
    <g clipPath="url(#bank)">
      <path d="M0 0h560v380H0z" fill="#FFE9BF" />
      <path d="M0 132q90-44 190-18t190-12 180 4v90H0z" fill="#9CD0BC" />
      <path d="M0 166q120-26 270-12t290-10v60H0z" fill="#2C9069" />
      <path d="M0 182q150 18 290 8t270-8v200H0z" fill="#8CC8F0" />
      <path d="M0 182q150 18 290 8t270-8" fill="none" stroke="#1F6FB2" strokeWidth="4" />
    </g>
    <Ripples d="M250 218q12-7 24 0t24 0M440 222q12-7 24 0M232 300q14-8 28 0t28 0M470 262q12-7 24 0t24 0" />
    <Drawn>
      <g transform="translate(438 176) scale(.78)">
        <Tree x={0} y={0} fruit />
      </g>
      <g transform="translate(350 172) scale(.5)">
        <Bush x={0} y={0} />
      </g>
      <Crocodile at="translate(296 248) scale(.62)" />
      <Crocodile at="translate(440 284) scale(.78)" awake />
    </Drawn>
    <g clipPath="url(#bank)">
      <path d="M0 286q70-14 150 2t160 34 250 14v60H0z" fill="#2C9069" />
      <path d="M0 286q70-14 150 2t160 34 250 14" fill="none" stroke="#0A5F45" strokeWidth="4" />
    </g>
    <g transform="translate(6 96) scale(.92)">
      <Kancil pose="thinking" />
    </g>
    <Drawn>
      <g transform="translate(244 344) scale(.6)">
        <Bush x={0} y={0} />
      </g>
    </Drawn>
  </svg>
);

/** The ten crocodiles, from this bank to that one: smaller the further away, heads outwards, backs in the middle. */
const bridge = Array.from({ length: 10 }, (_, place) => {
  const size = 0.98 - place * 0.053;
  const side = place % 2 === 0 ? -1 : 1;
  const y = 472 - place * 41 + place * place;
  return { number: place + 1, size, side, x: 320 + side * 116 * size, y };
});

/** Where one lands on a back. */
const landing = ({ x, y, side, size }: (typeof bridge)[number]) => ({
  x: x - side * 18 * size,
  y: y - 24 * size,
});

const hop = (from: (typeof bridge)[number], to: (typeof bridge)[number]) => {
  const [a, b] = [landing(from), landing(to)];
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 46 * to.size} ${b.x} ${b.y}`;
};

/** As many backs are behind him already. */
const HOPPED = 5;

/** The middle of the story: from back to back across the river, ten hops. */
export const HoppingScene = ({ title, className }: Props) => (
  <svg viewBox="0 0 640 560" width="640" height="560" className={className} {...named(title)}>
    <clipPath id="crossing">
      <path d="M60 70C130 6 270 40 360 26s200-6 244 70 26 200 22 300-20 130-110 148-270 14-360 6S34 520 22 430 2 130 60 70z" />
    </clipPath>
    <g clipPath="url(#crossing)">
      <path d="M0 0h640v560H0z" fill="#FFE9BF" />
      <path d="M0 118q110-50 220-16t220-16 200 10v80H0z" fill="#9CD0BC" />
      <path d="M0 140q150-24 330-10t310-8v60H0z" fill="#2C9069" />
      <path d="M0 158q160 16 330 8t310-6v400H0z" fill="#8CC8F0" />
      <path d="M0 158q160 16 330 8t310-6" fill="none" stroke="#1F6FB2" strokeWidth="4" />
    </g>
    <Ripples d="M70 228q14-8 28 0t28 0M520 214q14-8 28 0M60 356q14-8 28 0M556 430q14-8 28 0M44 452q14-8 28 0t28 0M560 300q14-8 28 0" />
    <Drawn>
      <g transform="translate(470 156) scale(.7)">
        <Tree x={0} y={0} fruit />
      </g>
      <g transform="translate(180 150) scale(.6)">
        <Bush x={0} y={0} />
      </g>
      {bridge.toReversed().map(({ number, x, y, size, side }) => (
        <Crocodile
          key={number}
          at={`translate(${x} ${y}) scale(${side * size} ${size})`}
          awake={number % 3 === 1}
        />
      ))}
    </Drawn>
    <g clipPath="url(#crossing)">
      <path d="M0 502q160-20 330-4t310-6v90H0z" fill="#2C9069" />
      <path d="M0 502q160-20 330-4t310-6" fill="none" stroke="#0A5F45" strokeWidth="4" />
    </g>
    <Drawn>
      {bridge.slice(1, HOPPED + 1).map((to, place) => {
        const from = bridge[place];
        return (
          from && (
            <path
              key={to.number}
              d={hop(from, to)}
              fill="none"
              stroke="#0E7C5A"
              strokeWidth="6"
              strokeDasharray="1 12"
            />
          )
        );
      })}
      <g transform="translate(82 536) scale(.8)">
        <Bush x={0} y={0} />
      </g>
    </Drawn>
    <g transform="translate(238 104) scale(.72)">
      <Kancil pose="hopping" />
    </g>
  </svg>
);

/** The end, seen from the other bank: the wide river lies behind Kancil, and the crocodiles in it. */
export const FeastScene = ({ title, className }: Props) => (
  <svg viewBox="0 0 560 380" width="560" height="380" className={className} {...named(title)}>
    <clipPath id="feast">
      <path d="M58 92C112 10 236 34 318 22s164-8 206 68 24 150 2 214-70 58-150 62-230 8-306-8-48-70-52-126-4-86 40-140z" />
    </clipPath>
    <g clipPath="url(#feast)">
      <path d="M0 0h560v380H0z" fill="#FFE9BF" />
      <path d="M0 118q120-40 250-14t310-14v60H0z" fill="#9CD0BC" />
      <path d="M0 132q140-14 280-4t280-6v40H0z" fill="#2C9069" />
      <path d="M0 144q150 12 290 6t270-6v160H0z" fill="#8CC8F0" />
      <path d="M0 144q150 12 290 6t270-6" fill="none" stroke="#1F6FB2" strokeWidth="4" />
    </g>
    <Ripples d="M60 176q12-7 24 0t24 0M320 184q12-7 24 0M496 182q12-7 24 0M40 236q14-8 28 0" />
    <Drawn>
      <Crocodile at="translate(352 178) scale(.3)" />
      <Crocodile at="translate(304 196) scale(-.36 .36)" />
      <Crocodile at="translate(366 216) scale(.42)" />
      <Crocodile at="translate(318 252) scale(-.78 .78)" awake />
    </Drawn>
    <g clipPath="url(#feast)">
      <path d="M0 266q120-18 270 0t290-6v130H0z" fill="#2C9069" />
      <path d="M0 266q120-18 270 0t290-6" fill="none" stroke="#0A5F45" strokeWidth="4" />
    </g>
    <Drawn>
      <Tree x={448} y={316} fruit />
    </Drawn>
    <g transform="translate(40 100) scale(.96)">
      <Kancil pose="celebrating" />
    </g>
    <Drawn>
      <Mango x={290} y={318} />
      <Mango x={336} y={338} />
      <Mango x={252} y={344} />
    </Drawn>
  </svg>
);

/** Garut: the house where it began, the volcano behind it. */
export function HouseScene({ title, className }: Props) {
  return (
    <svg viewBox="490 20 730 520" width="730" height="520" className={className} {...named(title)}>
      <clipPath id="house">
        <path d="M520 140C600 10 760 60 870 36s260 0 304 120 10 280-52 336-480 50-560 16-110-262-42-368z" />
      </clipPath>
      <g clipPath="url(#house)">
        <path d="M480 20h720v520H480z" fill="#FFF3D6" />
        <Landscape />
      </g>
      <House />
      <g transform="translate(700 236) scale(1.1)">
        <Kancil pose="waving" />
      </g>
      <g stroke="#533420" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <Bush x={640} y={508} />
      </g>
    </svg>
  );
}
