// In a file of its own, because hydrated pages load it, too, and must not load the other scripts.

/** Reloads a page of a signed-in visitor, from its top, when the browser restores it from the back-forward cache. */
export const reloadOnReturn =
  'onpageshow=e=>{if(e.persisted){history.scrollRestoration="manual";scrollTo(0,0);location.reload()}}';

/**
 * Back and Forward before React has read the address would change only the address: loads the page that it names, which React
 * would else hydrate with the data of the other. `entry.client.tsx` says when the page is hydrated.
 */
export const earlyReturn =
  '{const f=()=>location.pathname+location.search,a=f();' +
  'addEventListener("popstate",()=>{const d=document.body.dataset;' +
  'if(!d.hydrated&&a!=f()){d.returning=1;location.reload()}})}';

/**
 * A button that is pressed before React has the page is pressed again then, unless anything was clicked since. What the browser does
 * by itself for links, forms and popovers, and `announcement` for the banner, needs no second time. A click that is still being
 * delivered reaches React by itself, as does one that comes after the commit. `entry.client.tsx` says when the page is hydrated.
 */
export const earlyClick =
  '{let b,e;addEventListener("click",c=>{e=c;b=document.body.dataset.hydrated?0:' +
  'c.target.closest?.("button[type=button]:not([popovertarget],[data-close-banner])")},!0);' +
  'addEventListener("hydrated",()=>{b?.isConnected&&!e.eventPhase&&b.click()},{once:!0})}';

/**
 * Begins to load a hydrated page's scripts once it is painted; in a tab that nobody looks at, which is not painted, once it is loaded.
 * `entry.server.tsx` lets them wait.
 */
export const afterPaint =
  '{let d=document,n=(t,o)=>Object.assign(d.createElement(t),o),s=d.querySelector("[data-modules]"),' +
  'b=()=>{b=()=>{};s.dataset.modules.split(" ").map(href=>d.head.append(n("link",{rel:"modulepreload",href})));' +
  's.replaceWith(n("script",{type:"module",nonce:s.nonce,textContent:s.textContent}))};' +
  'requestAnimationFrame(()=>setTimeout(()=>b()));addEventListener("load",()=>b())}';

/**
 * Runs before the banner is painted: says on `html` how the visitor came here (0: anew, 1: reload, 2: back or forward), and whether
 * the banner was closed in this visit; and closes it. Where the session storage is blocked it is closed for this page alone.
 */
export const announcement =
  '{let d=document,c="closed",r=d.documentElement.dataset;r.nav=performance.navigation.type;' +
  'try{var v=sessionStorage.banner}catch{}r.banner=v;' +
  'd.onclick=e=>{if(e.target.closest("[data-close-banner]")){r.banner=c;' +
  'd.querySelector("header a").focus({preventScroll:1});try{sessionStorage.banner=c}catch{}}}}';

/**
 * Closes the open menu when the focus leaves it, because it would cover the focused element; and lets the language switch
 * return to the fragment of the address.
 */
export const frame =
  '{let d=document;d.addEventListener("focusin",({target:t})=>d.querySelectorAll(":popover-open").forEach(p=>' +
  'p.contains(t)||t.popoverTargetElement==p||p.hidePopover()));' +
  'd.onsubmit=({target:{back:b}})=>b&&(b.value=b.value.split("#")[0]+location.hash)}';
