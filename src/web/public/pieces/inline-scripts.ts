import { type EntryPage, entryPages } from '../../../domain/visits/visit.ts';
import { paths } from '../../../paths.ts';
import { announcement, frame, reloadOnReturn } from '../../frame/frame-scripts.ts';

/**
 * Every script that a page without React may carry, 1 kB at most each. The policy of a page that guests share
 * names them by hash, so a script that is not in this list does not run there.
 */

/**
 * Loads the script of the home page's game at the first touch and then replays what was pressed meanwhile. Until then, without
 * scripts, and when the file fails to load, the answers can be unfolded.
 */
export const gameLoader =
  '{let d=document,g=d.querySelector("[data-game]"),s=d.createElement("script"),' +
  'on=v=>{g.toggleAttribute("data-on",v);g.querySelectorAll("button").forEach(b=>b.disabled=!v)},' +
  // Not import(): `'strict-dynamic'` allows only script elements that an allowed script has created.
  // A script that was appended once does nothing when it is appended again.
  'go=()=>d.body.append(s);s.type="module";s.src=g.dataset.game;s.onerror=()=>on(0);on(1);' +
  'g.onclick=e=>{e.target.closest("button")?.setAttribute("data-early","");g.onclick=0};' +
  '["pointerdown","focusin","click"].map(t=>g.addEventListener(t,go))}';

/** Loads the script of the page's forms, for the same reason as the game's by an element. Until then they work without it. */
export const formLoader =
  '{const d=document,s=d.createElement("script");s.type="module";' +
  's.src=d.querySelector("[data-script]").dataset.script;d.body.append(s)}';

/**
 * Gives a row that is wider than its container its buttons and the text which items are visible; a row that fits is not
 * scrollable and not reached by keyboard. See `Carousel`.
 */
export const carousels =
  'for(let r of document.querySelectorAll("[data-row]")){' +
  'let n=r.nextElementSibling,[p,o,q]=n.children,w=r.firstElementChild.children,B=e=>e.getBoundingClientRect(),' +
  'f=()=>{let m=r.scrollWidth-r.clientWidth,x=m>1,l=r.scrollLeft,R=B(r),' +
  's=[...w].flatMap((e,i,_,b=B(e))=>b.left>R.left-9&&b.right<R.right+9?i+1:[]);' +
  'n.hidden=!x;r.role=x?"region":"group";r.tabIndex=x-1;' +
  'if(s[0])o.value=s[0]+(s[1]?"–"+s.at(-1):"")+" / "+w.length;' +
  'p.ariaDisabled=l<9;q.ariaDisabled=l>m-9},' +
  'g=v=>()=>r.scrollBy(v*r.clientWidth,0);' +
  'p.onclick=g(-.8);q.onclick=g(.8);r.onscroll=f;new ResizeObserver(f).observe(r)}';

/**
 * A video shows one large button over its poster; its controls come with the first touch, and at once without scripts. One that
 * plays pauses the others, whose sound it would mix with, and pauses when its row or the page is moved on, unless it plays in a
 * window of its own. The poster
 * is a picture behind it, because a browser loads that of a video at once wherever it stands; it would show beside an upright film.
 * Chromium's `controlsList` is set here, because HTML does not know it.
 */
export const posters =
  '{let d=document,p="previousElementSibling",' +
  'i=new IntersectionObserver(s=>s.map(e=>e.isIntersecting||(e=e.target)==d.pictureInPictureElement||e.pause()));' +
  'for(let b of d.querySelectorAll("[data-play]")){let v=b[p];v.controls=b.hidden=0;v.controlsList="nodownload";' +
  'b.onclick=()=>{v[p].remove();v.controls=b.hidden=1;v.focus();v.play()};' +
  'v.onplay=()=>d.querySelectorAll("video").forEach(o=>o==v||o.pause());i.observe(v)}}';

/**
 * The button of a date field opens the calendar of the hidden date input before it, and writes the chosen day into the text. The
 * input is laid out first (`offsetTop`): a calendar stands where its input does, and else in the corner of the screen.
 */
export const calendars =
  'for(const b of document.querySelectorAll("[data-calendar]")){const p=b.previousElementSibling,t=p.previousElementSibling;b.hidden=!1;' +
  'b.onclick=()=>{p.hidden=!1;p.ariaHidden=!0;p.offsetTop;try{p.showPicker()}catch{p.click()}};' +
  'p.onchange=()=>{t.value=p.value.split("-").reverse().join(b.dataset.calendar)}}';

/**
 * The address of an answer becomes the one that says what was found: of a city that was typed, its number. Changing the language leads
 * there, too, and to the same place of the page.
 */
export const keptAnswer =
  '{const d=document,a=d.querySelector("[data-found]").dataset.found.split("#")[0]+location.hash;' +
  '/class=/.test(location.search)||history.replaceState(null,"",a);' +
  'd.querySelectorAll("[name=back]").forEach(b=>b.value=a)}';

/**
 * The icon of the page becomes the sign in its header: a browser then asks for no file of it beside the fonts. Once the top of
 * the page is painted, lays out the sections that were left for later (section.module.css), one in a task:
 * together they would hold up the first touch, and unless they are laid out at all, a picture of the whole page lacks them.
 * What stands there for browsers without scripts alone until then (root.tsx, AfterLoad) is put into the page, too.
 */
export const later =
  '{let d=document,s=d.querySelector("header svg");' +
  'if(s)d.querySelector("[type*=svg]").href="data:image/svg+xml,"+encodeURIComponent(s.outerHTML);' +
  'onload=()=>d.querySelectorAll("noscript,section,footer").forEach((e,i)=>setTimeout(()=>' +
  'e.matches("noscript")?e.outerHTML=e.innerHTML:(e.style.contentVisibility="visible",e.offsetHeight),99+9*i))}';

/**
 * Says once in a tab on which page a visit began, unless it came from a page of ours. Only that name stays, in the tab's own
 * memory, for `toldPrice` and the form of signing up (rule R356).
 */
export const beganOn = (entry: EntryPage) =>
  'document.referrer.indexOf(origin)&&' +
  `(sessionStorage.came||=(navigator.sendBeacon("${paths.api}/visit/${entry}"),"${entry}"))`;

/** Says once in a tab that a price was worked out. */
export const toldPrice =
  '{const s=sessionStorage;s.came&&(s.priced||=navigator.sendBeacon(`' +
  `${paths.api}/visit/\${s.came}/priced` +
  '`))}';

export const inlineScripts: readonly string[] = [
  announcement,
  reloadOnReturn,
  gameLoader,
  formLoader,
  frame,
  carousels,
  posters,
  calendars,
  keptAnswer,
  later,
  ...entryPages.map(beganOn),
  toldPrice,
];

/** The inline scripts that load another script file on demand. */
export const loadingScripts: readonly string[] = [gameLoader, formLoader];
