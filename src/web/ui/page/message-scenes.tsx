import { Bush, Scene } from './scene.tsx';

/** For a page that is not there: nobody knows the way, the signpost least of all. */
export const LostScene = ({ className }: { className?: string | undefined }) => (
  <Scene
    className={className}
    pose="lost"
    at={[212, 78]}
    behind={
      <>
        <Bush x={452} y={296} size={1.1} />
        <g>
          <path d="M132 300l4-206h18l4 206z" fill="#A9713C" />
          <path
            d="M146 108H62l-20 18 20 18h84zM150 152h74l18 17-18 17h-74zM142 196H78l-18 16 18 16h64z"
            fill="#FFF1D8"
          />
          <path d="M84 126h40M170 169h34M98 212h24" fill="none" strokeWidth="6" stroke="#C9B893" />
        </g>
      </>
    }
    inFront={<Bush x={116} y={322} size={1.1} />}
  />
);

/** For a failure of ours: the bridge has a hole. */
export const BridgeScene = ({ className }: { className?: string | undefined }) => (
  <Scene
    className={className}
    pose="worried"
    at={[58, 66]}
    behind={
      <>
        <path
          d="M244 300q40-22 88-14t76 8q54-6 60 20-70 34-208 22-28-14-16-36z"
          fill="#8CC8F0"
          stroke="#1F6FB2"
        />
        <path d="M280 318q16-8 32 0M360 312q16-8 32 0" fill="none" stroke="#fff" />
        <Bush x={452} y={282} size={0.9} />
      </>
    }
    inFront={
      <>
        <path
          d="M228 292v-64M480 292v-64M228 240q60 26 84 14M480 240q-60 26-76 14"
          fill="none"
          strokeWidth="6"
        />
        <g fill="#D79B57">
          <path d="M222 284h26v16h-26zM252 286h24v16h-24zM280 290l22 4-4 16-22-4zM460 284h26v16h-26zM432 286h24v16h-24zM408 292l20-4 4 16-20 4z" />
          <path d="M330 330l26-12 6 14-26 12z" />
        </g>
      </>
    }
  />
);
