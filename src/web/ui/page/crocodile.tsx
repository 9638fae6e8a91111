/** A crocodile in the water seen from the side, 150 long; its back is where one lands. */
export const Crocodile = ({ at, awake }: { at: string; awake?: boolean }) => (
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
