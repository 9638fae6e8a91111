import { Kancil } from '../../ui/page/kancil.tsx';
import { KancilMark } from '../../ui/page/kancil-mark.tsx';

const line = '#533420';

const Country = () => (
  <>
    <path d="M0 300V210q70-66 150-30 60-80 150-40 70-50 130-6 60-20 90 20v146z" fill="#C4E6D5" />
    <path d="M0 300v-44q120-44 240-12t280-18v74z" fill="#8CCBAA" />
    <path d="M0 296h520v64H0z" fill="#E6D9BD" />
    <path
      d="M10 330h60M110 330h60M210 330h60M310 330h60M410 330h60"
      stroke="#fff"
      strokeWidth="6"
      strokeLinecap="round"
    />
  </>
);

const House = () => (
  <g stroke={line} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
    <path d="M392 210h104v86H392z" fill="#E2B377" />
    <path d="M372 214l34-52h78l30 52z" fill="#C9553B" />
    <path d="M430 296v-52q0-6 6-6h20q6 0 6 6v52z" fill="#8B5329" />
    <path d="M404 232h18v22h-18zM470 232h16v22h-16z" fill="#FFF1D8" />
  </g>
);

const Parcel = () => (
  <g stroke={line} strokeWidth="4" strokeLinejoin="round">
    <path d="M38 128h104v84H38z" fill="#D79B57" />
    <path d="M80 128h20v84H80z" fill="#FFE3A6" />
    <g transform="translate(64 142)">
      <KancilMark size={52} />
    </g>
  </g>
);

const Wheel = ({ x }: { x: number }) => (
  <g stroke={line} strokeWidth="4">
    <circle cx={x} cy="306" r="33" fill="#20302B" />
    <circle cx={x} cy="306" r="15" fill="#F7ECD6" />
  </g>
);

const Scooter = () => (
  <g stroke={line} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
    <Wheel x={108} />
    <Wheel x={304} />
    <path d="M290 300l-22-146" fill="none" stroke="#20302B" strokeWidth="12" />
    <path d="M250 158l34-8M284 150l10-10" fill="none" strokeWidth="9" stroke="#20302B" />
    <path
      d="M60 292c0-40 22-70 62-72h92c8 0 12 6 14 14l8 30h24l-14-74q20-12 30 0l18 84q2 12 22 12 24 2 28 16h-52l-8 6H156q-6-44-48-44-30 0-48 28z"
      fill="#D6403C"
    />
    <path d="M116 220q2-16 20-16h66q16 0 20 16z" fill="#20302B" />
    <path d="M34 218h96" stroke="#20302B" strokeWidth="8" />
    <circle cx="272" cy="176" r="11" fill="#FFF1D8" />
  </g>
);

/** The study kit on its way: Kancil with the parcel on a scooter. */
export function CourierPicture({ title, className }: { title: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 520 360" width="520" height="360" role="img" aria-label={title}>
      <Country />
      <House />
      <g transform="translate(82 42) scale(.82)">
        <Kancil pose="waving" />
      </g>
      <Parcel />
      <Scooter />
    </svg>
  );
}
