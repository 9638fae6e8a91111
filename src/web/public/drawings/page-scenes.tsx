import { Bush, Scene, Tree } from '../../ui/page/scene.tsx';

interface Props {
  title?: string | undefined;
  className?: string | undefined;
}

const Paper = ({ at, pin }: { at: string; pin: string }) => (
  <g transform={at}>
    <path d="M-32-36h64v76h-64z" fill="#fff" />
    <path d="M-22-20h44v26h-44z" fill={pin} strokeWidth="3" />
    <path d="M-20 18h40M-20 28h26" stroke="#C9B893" />
    <circle cy="-36" r="5" fill="#D6403C" strokeWidth="3" />
  </g>
);

/** Answers: Kancil reads in the shade, and questions hang in the tree. */
export const AnswersScene = (props: Props) => (
  <Scene
    {...props}
    pose="reading"
    at={[208, 92]}
    behind={
      <>
        <Tree x={450} y={306} />
        <path d="M84 86q0-34 46-34t46 34-46 34q-10 0-18-3l-22 13 6-21q-12-9-12-23z" fill="#fff" />
        <path d="M120 76q0-12 11-12t11 11-11 13v6M131 105v.1" fill="none" stroke="#0E7C5A" strokeWidth="7" />
        <path d="M196 58q0-22 30-22t30 22-30 22q-6 0-11-2l-15 8 4-13q-8-6-8-15z" fill="#FFB224" />
        <path d="M218 54q0-8 8-8t8 7-8 8v4M226 71v.1" fill="none" strokeWidth="5" />
      </>
    }
    inFront={
      <>
        <path d="M70 296h112v22H70z" fill="#D6403C" />
        <path d="M82 274h92v22H82z" fill="#1F6FB2" />
        <path d="M74 252h96v22H74z" fill="#FFB224" />
        <path d="M78 307h92M90 285h76M82 263h80" stroke="#FFF1D8" strokeWidth="5" />
        <Bush x={448} y={326} size={0.8} />
      </>
    }
  />
);

/** Works of the pupils: a stage, a curtain, and applause. */
export const StageScene = (props: Props) => (
  <Scene
    {...props}
    pose="celebrating"
    at={[158, 78]}
    sky="#FDEAE8"
    behind={
      <>
        <path
          d="M86 58h388v44q-32 26-64 0-32 26-65 0-32 26-65 0-32 26-65 0-32 26-65 0-32 26-64 0z"
          fill="#D6403C"
        />
        <path
          d="M86 58h72q0 150-60 236H62q24-90 24-236zM474 58h-72q0 150 60 236h36q-24-90-24-236z"
          fill="#A82B28"
        />
        <path d="M112 60q0 130-30 232M448 60q0 130 30 232" fill="none" stroke="#7F1D1B" strokeWidth="3" />
        <path d="M50 292h460v26H50z" fill="#D79B57" />
        <path d="M120 292v26M210 292v26M300 292v26M390 292v26" strokeWidth="3" />
      </>
    }
  />
);

/** News: the notice board of the village, fresh papers on it. */
export const NoticesScene = (props: Props) => (
  <Scene
    {...props}
    pose="waving"
    at={[52, 84]}
    behind={
      <>
        <path d="M290 312V110M478 312V110" strokeWidth="12" />
        <path d="M252 116l132-62 132 62z" fill="#C9553B" />
        <rect x="270" y="116" width="228" height="142" rx="6" fill="#E2B377" />
        <Paper at="translate(320 186) rotate(-5)" pin="#9CD0BC" />
        <Paper at="translate(392 182) rotate(3)" pin="#FFB224" />
        <Paper at="translate(458 192) rotate(-3)" pin="#8CC8F0" />
      </>
    }
    inFront={<Bush x={456} y={326} size={0.8} />}
  />
);

/** Teens and adults: a terrace in the evening, a table, two cups. */
export const TerraceScene = (props: Props) => (
  <Scene
    {...props}
    pose="thinking"
    at={[54, 82]}
    sky="#E6E0F5"
    behind={
      <>
        <path d="M60 92q220 46 440-8" fill="none" strokeWidth="3" />
        <g fill="#FFC659" strokeWidth="3">
          <path d="M120 102l-8 14q8 10 16 0zM210 113l-8 14q8 10 16 0zM300 114l-8 14q8 10 16 0zM390 106l-8 14q8 10 16 0zM468 92l-8 14q8 10 16 0z" />
        </g>
        <Bush x={452} y={286} />
      </>
    }
    inFront={
      <>
        <path d="M384 262v58M346 322h76" strokeWidth="10" />
        <ellipse cx="384" cy="260" rx="112" ry="20" fill="#D79B57" />
        <path d="M340 250l10-58h86l10 58z" fill="#4C5B55" />
        <path d="M352 198h82l7 44h-96z" fill="#E6F1FA" strokeWidth="3" />
        <path d="M366 214h34M366 226h50" stroke="#1F6FB2" strokeWidth="5" />
        <path d="M290 236h34l-4 24h-26zM324 240q12 0 10 8t-12 6" fill="#fff" strokeWidth="3" />
      </>
    }
  />
);
