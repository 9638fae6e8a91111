// Apart from the other scripts: the frame stands around hydrated pages too, and there the browser loads what it carries.

/** A page made for somebody signed in is made anew, from its top, when the browser brings it back from memory. */
export const reloadOnReturn =
  'addEventListener("pageshow",e=>{if(e.persisted){history.scrollRestoration="manual";scrollTo(0,0);location.reload()}})';

/**
 * An open menu closes when the focus goes on behind it, for it would lie over what has the focus; and the language
 * switch comes back to the place of the page that the address names.
 */
export const frame =
  '{const d=document;d.addEventListener("focusin",({target:t})=>d.querySelectorAll(":popover-open").forEach(p=>' +
  'p.contains(t)||t.popoverTargetElement==p||p.hidePopover()));' +
  'd.addEventListener("submit",({target:{elements:{back:b}}})=>{if(b)b.value=b.value.split("#")[0]+location.hash})}';
