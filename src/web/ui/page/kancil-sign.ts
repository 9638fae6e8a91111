/**
 * What stands in the sign of the house, on a ground of 240 x 240: Kancil's head in a pandan-green circle, as markup. Every page
 * shows it, office pages twice, and as elements of React it was a twentieth of a page's. Its test says which parts it is made of.
 */
export const kancilSign = [
  '<circle cx="120" cy="120" r="116" fill="#0E7C5A" stroke="#075840" stroke-width="6"/>',
  '<path d="M14 120a106 106 0 0 0 212 0q-50-34-106-22T14 120z" fill="#14986F" stroke="none"/>',
  '<g transform="translate(-26 26) scale(1.217)"><g transform="translate(89 62) scale(-1 1) rotate(38)"><path d="M-13 4C-31-14-33-46-7-64q5-3 10 1C25-43 30-14 14 4z" fill="#C27E43"/>',
  '<path d="M-6-4C-20-17-21-39-5-51q3-2 6 1C14-37 17-17 8-4z" fill="#F3AE92" stroke="none"/>',
  '</g>',
  '<g transform="translate(151 62) scale(1 1) rotate(38)"><path d="M-13 4C-31-14-33-46-7-64q5-3 10 1C25-43 30-14 14 4z" fill="#C27E43"/>',
  '<path d="M-6-4C-20-17-21-39-5-51q3-2 6 1C14-37 17-17 8-4z" fill="#F3AE92" stroke="none"/>',
  '</g>',
  '<path d="M120 34c34 0 54 20 54 46 0 17-12 26-22 33-7 5-11 24-32 24s-25-19-32-24c-10-7-22-16-22-33 0-26 20-46 54-46z" fill="#C27E43"/>',
  '<g stroke="none"><path d="M120 36c9 0 17 2 23 5-9 8-15 22-17 46h-12c-2-24-8-38-17-46 6-3 14-5 23-5z" fill="#8B5329"/>',
  '<path d="M120 93c13 0 21 7 21 17 0 14-9 25-21 25s-21-11-21-25c0-10 8-17 21-17z" fill="#FFF1D8"/>',
  '<path d="M88 64q7-6 14-3M152 64q-7-6-14-3" fill="none" stroke="#FFF1D8" stroke-width="5"/>',
  '<g fill="#E8714F" opacity=".5"><ellipse cx="83" cy="101" rx="8" ry="6"/>',
  '<ellipse cx="157" cy="101" rx="8" ry="6"/>',
  '</g>',
  '<path d="M109 96q11-5 22 0c2 5-6 11-11 11s-13-6-11-11z" fill="#2A1912"/>',
  '<path d="M114 98q4-2 8-1" fill="none" stroke="#fff" stroke-width="2.5" opacity=".7"/>',
  '</g>',
  '<g stroke="none"><ellipse cx="93" cy="83" rx="11" ry="13.5" fill="#2A1912"/>',
  '<circle cx="96" cy="78" r="4.5" fill="#fff"/>',
  '<circle cx="89" cy="88" r="2" fill="#fff"/>',
  '<ellipse cx="147" cy="83" rx="11" ry="13.5" fill="#2A1912"/>',
  '<circle cx="150" cy="78" r="4.5" fill="#fff"/>',
  '<circle cx="143" cy="88" r="2" fill="#fff"/>',
  '</g>',
  '<path d="M120 107v4m-11 2q5 7 11 0 6 7 11 0" fill="none" stroke-width="3.5"/>',
  '</g>',
].join('');
