import { Kancil } from '../../ui/page/kancil.tsx';
import { Bush, Scene, Tree } from '../../ui/page/scene.tsx';
import { House, Landscape } from './landscape.tsx';

interface Props {
  title?: string | undefined;
  className?: string | undefined;
}

/** A crocodile in the water seen from the side, 150 long; its back is where one lands. */
const Crocodile = ({ at, awake }: { at: string; awake?: boolean }) => (
  <g transform={at}>
    <path
      d="M-78 16q6-20 26-24l8-12 10 9 9-12 10 11 9-12 10 11 10-10 8 10q14 0 18 8l44 6q10 2 8 10t-12 6z"
      fill="#5FA34A"
      stroke="#2F6B2A"
    />
    <path d="M14-8q2-16 14-16t14 17" fill="#5FA34A" stroke="#2F6B2A" />
    {awake ? (
      <>
        <circle cx="28" cy="-11" r="7" fill="#fff" stroke="#2F6B2A" strokeWidth="3" />
        <circle cx="30" cy="-10" r="3" fill="#20302B" stroke="none" />
      </>
    ) : (
      <path d="M22-11q6 5 12 0" fill="none" stroke="#2F6B2A" />
    )}
    <path d="M40 8q24 6 50 2M88 0v.1" fill="none" stroke="#2F6B2A" />
    <path d="M52 10l4 6 5-5 5 6 5-6 5 5 4-6z" fill="#fff" strokeWidth="2" />
    <path d="M-92 20q14-8 28 0t28 0 28 0 28 0 28 0 28 0 28 0" fill="none" stroke="#E6F1FA" strokeWidth="5" />
  </g>
);

const Mango = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y}) rotate(-24)`} stroke="#8A5600">
    <ellipse rx="28" ry="22" fill="#FFB224" />
    <path d="M26-4q8-4 10-12" fill="none" />
  </g>
);

/** Where the story begins: here Kancil, there the mangoes, between them the river. */
export const BankScene = (props: Props) => (
  <Scene
    {...props}
    pose="thinking"
    at={[20, 46, 0.86]}
    behind={
      <>
        <Tree x={452} y={250} fruit />
        <path
          d="M40 300q60-40 150-44t190-8 110 12q-4 40-32 66-120 22-220 18t-172-12q-18-10-26-32z"
          fill="#8CC8F0"
          stroke="#1F6FB2"
        />
      </>
    }
    inFront={
      <>
        <Crocodile at="translate(214 290) scale(.8)" />
        <Crocodile at="translate(372 306) scale(.9)" awake />
      </>
    }
  />
);

/** The wide picture in the middle of the story: hop, hop, hop. */
export function HoppingScene({ title, className }: Props) {
  return (
    <svg
      viewBox="-10 -46 990 372"
      preserveAspectRatio="xMidYMid slice"
      width="990"
      height="372"
      className={className}
      role="img"
      aria-label={title}
    >
      <path
        d="M40 90C140 20 380 44 520 30s330-6 380 60 20 170-30 206-700 30-790 6S-20 132 40 90z"
        fill="#D3E6F6"
      />
      <path
        d="M30 178c80-30 190-20 260-26s260 10 360-4 220-12 280 20c4 50-30 100-60 128-120 30-700 30-790 6-40-30-60-90-50-124z"
        fill="#8CC8F0"
      />
      <g fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round">
        <path d="M120 200q14-8 28 0t28 0M420 182q14-8 28 0M700 190q14-8 28 0t28 0M250 290q14-8 28 0M600 288q14-8 28 0t28 0" />
      </g>
      <path
        d="M16 168q50-26 92-6 30 20 22 60-10 40-60 58-40-20-56-60-6-34 2-52zM944 160q-56-24-100 0-26 22-12 62 14 40 56 58 42-24 56-64 8-36 0-56z"
        fill="#2C9069"
      />
      <g stroke="#533420" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <Tree x={884} y={214} fruit />
        <path
          d="M96 168Q150 96 214 196M232 190q64-92 128-4"
          fill="none"
          stroke="#0E7C5A"
          strokeDasharray="2 12"
          strokeWidth="6"
        />
        <path
          d="M536 192q58-86 118 4M674 192q58-84 116-2"
          fill="none"
          stroke="#0E7C5A"
          strokeDasharray="2 12"
          strokeWidth="6"
          opacity=".55"
        />
        <Crocodile at="translate(214 232) scale(1.15)" />
        <Crocodile at="translate(382 250) scale(1.15)" awake />
        <Crocodile at="translate(552 236) scale(1.15)" />
        <Crocodile at="translate(722 252) scale(1.15)" awake />
        <g transform="translate(350 -24)">
          <Kancil pose="celebrating" />
        </g>
        <Bush x={40} y={216} size={0.8} />
      </g>
    </svg>
  );
}

/** The end: a mango, and no hard feelings. */
export const FeastScene = (props: Props) => (
  <Scene
    {...props}
    pose="celebrating"
    at={[96, 70]}
    behind={<Tree x={402} y={298} fruit />}
    inFront={
      <>
        <path d="M340 322q6-24 86-26t92 18q-6 30-92 32t-86-24z" fill="#8CC8F0" stroke="#1F6FB2" />
        <Crocodile at="translate(418 316) scale(.8)" awake />
        <Mango x={292} y={296} />
        <Mango x={248} y={312} />
      </>
    }
  />
);

/** Garut: the house where it began, the volcano behind it. */
export function HouseScene({ title, className }: Props) {
  return (
    <svg
      viewBox="490 20 730 520"
      width="730"
      height="520"
      className={className}
      role="img"
      aria-label={title}
    >
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
