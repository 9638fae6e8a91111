/**
 * Every script that a page without React may carry, 1 kB at most each. The policy of a page that guests share
 * names them by hash, so a script that is not in this list does not run there.
 */

/** A page made for somebody signed in is made anew, from its top, when the browser brings it back from memory. */
export const reloadOnReturn =
  'addEventListener("pageshow",e=>{if(e.persisted){history.scrollRestoration="manual";scrollTo(0,0);location.reload()}})';

/**
 * The game of the home page answers once somebody touches it: then its file is loaded, and plays what was pressed
 * meanwhile. Before, without scripts, and when the file does not come, questions and answers stand there to unfold.
 */
export const wakeGame =
  '{const d=document,g=d.querySelector("[data-game]"),s=d.createElement("script"),' +
  'on=v=>{g.toggleAttribute("data-on",v);g.querySelectorAll("button").forEach(b=>b.disabled=!v)},' +
  // Not import(): the policy lets a script load an element it made itself, and nothing else.
  'go=()=>s.isConnected||d.body.append(s);s.type="module";s.src=g.dataset.game;s.onerror=()=>on(!1);on(!0);' +
  'g.addEventListener("click",e=>e.target.closest("button")?.setAttribute("data-early",""),{once:!0});' +
  'for(const t of["pointerdown","focusin","click"])g.addEventListener(t,go,{once:!0})}';

export const inlineScripts: readonly string[] = [reloadOnReturn, wakeGame];

/** Those among them that load a file of ours when it is needed. */
export const loadingScripts: readonly string[] = [wakeGame];
