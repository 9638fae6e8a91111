// In a file of its own, because hydrated pages load it, too, and must not load the other scripts.

/** Reloads a page of a signed-in visitor, from its top, when the browser restores it from the back-forward cache. */
export const reloadOnReturn =
  'addEventListener("pageshow",e=>{if(e.persisted){history.scrollRestoration="manual";scrollTo(0,0);location.reload()}})';

/**
 * Closes the open menu when the focus leaves it, because it would cover the focused element; and lets the language switch
 * return to the fragment of the address.
 */
export const frame =
  '{const d=document;d.addEventListener("focusin",({target:t})=>d.querySelectorAll(":popover-open").forEach(p=>' +
  'p.contains(t)||t.popoverTargetElement==p||p.hidePopover()));' +
  'd.addEventListener("submit",({target:{elements:{back:b}}})=>{if(b)b.value=b.value.split("#")[0]+location.hash})}';
