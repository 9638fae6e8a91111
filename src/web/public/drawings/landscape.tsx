/** Garut on a bright morning: volcanoes, rice terraces and a house on stilts. From -800 to 1228, 540 high; all left of 560 stays calm for words. */
export function Landscape() {
  return (
    <>
      <circle cx="905" cy="205" r="128" fill="#FFD27A" />
      <circle cx="905" cy="205" r="96" fill="#FFC04A" />
      <g fill="#fff" stroke="#E6D9BD" strokeWidth="3">
        <path d="M604 66q4-22 26-20 12-20 34-10 22-6 26 14 20 2 18 20h-98q-8 0-6-4z" />
        <path d="M1062 92q4-18 22-16 12-16 30-6 20-4 22 12 16 2 14 16h-82q-8 0-6-6z" />
      </g>
      <path
        d="M-800 410L-620 330l90 40 130-84 190 110 120-60 90 40L120 318l70 40 110-88 60 30 90-26 120 90v170H-800z"
        fill="#D5EBDD"
      />
      <path
        d="M470 420c80-60 120-170 176-208q12-6 22 0l10-8q12-6 22 4c52 46 84 150 190 212v50H470z"
        fill="#9CD0BC"
      />
      <path
        d="M690 208l-18 66-34 52M706 214l16 66 40 60M664 226l-22 50"
        fill="none"
        stroke="#7DBBA3"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M598 262q6-20 28-14 16-18 36-4 18-10 30 4 22-2 22 18h-110q-8 0-6-4z"
        fill="#fff"
        opacity=".9"
      />
      <path
        d="M820 420c70-50 100-120 150-158q14-10 28-4l22-18q16-8 28 6c40 44 80 120 152 174v50H820z"
        fill="#7FC1A6"
      />
      <path
        d="M-800 400c240 60 560 90 800 36 160-50 330-40 480-14s300-60 460-44 180 28 260 22q14-1 28-4v144H-800z"
        fill="#62B28D"
      />
      <g fill="none" stroke="#3F9A72" strokeWidth="4" strokeLinecap="round">
        <path d="M560 436q150 4 300-26M610 456q150 0 270-26M30 452q140-32 280-26M80 474q160-26 300-12" />
      </g>
      <path
        d="M-800 470c240 40 560 70 800 24 200-44 420-30 610-16 210 16 380-44 590-20q14 2 28 4v78H-800z"
        fill="#2C9069"
      />
      <path d="M-800 526q300-16 700-2t700-4 600-2h28v24H-800z" fill="#0E7C5A" />
      <g fill="none" stroke="#176F50" strokeWidth="4" strokeLinecap="round">
        <path d="M40 520q10-12 8-22M56 522q-6-14 0-26M300 512q10-12 8-22M316 514q-6-14 0-26M500 520q10-12 8-22M516 522q-6-14 0-26M664 526q8-12 6-22M678 528q-6-12 0-24" />
      </g>
    </>
  );
}

const wood = '#8B5329';
const line = '#533420';

export function House() {
  return (
    <g transform="translate(-14)" stroke={line} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
      <path d="M1032 408v34M1090 408v34M1152 408v34" stroke={wood} strokeWidth="10" />
      <path d="M1018 312h150v98h-150z" fill="#E2B377" />
      <path d="M1018 336h150M1018 362h150M1018 386h150" stroke="#C48F52" strokeWidth="3" />
      <path d="M1076 410v-64q0-6 6-6h28q6 0 6 6v64z" fill={wood} />
      <path d="M1034 340h28v32h-28zM1130 340h26v32h-26z" fill="#FFF1D8" />
      <path d="M1048 340v32M1034 356h28M1143 340v32M1130 356h26" strokeWidth="3" />
      <path d="M984 322l56-74q4-6 12-6h86q8 0 12 6l56 74-30 2-20-22h-126l-18 22z" fill="#C9553B" />
      <path d="M1056 242l-8-18M1134 242l8-18" strokeWidth="6" />
      <path d="M1022 296h146M1038 272h114" stroke="#A23E29" strokeWidth="3" />
      <path d="M1064 412h64l6 30h-76z" fill="#B98448" />
      <path d="M1062 426h68" strokeWidth="3" />
    </g>
  );
}

export function Palm() {
  return (
    <g transform="translate(14)" stroke={line} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
      <path d="M622 476q22-90 6-168h18q18 84-2 170z" fill="#A9713C" />
      <g fill="#14986F" stroke="#0A5F45">
        <path d="M636 306q-50-44-92 4 46-20 92-4zM636 306q-70-6-74 56 22-46 74-56zM636 306q50-52 96-6-50-14-96 6zM636 306q70-2 74 54-26-40-74-54zM636 306q-18-54 26-84-4 44-26 84z" />
      </g>
      <circle cx="630" cy="316" r="8" fill={wood} />
      <circle cx="646" cy="320" r="8" fill={wood} />
    </g>
  );
}
