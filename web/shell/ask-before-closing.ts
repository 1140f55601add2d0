/**
 * BTH-45: the browser asks before a page is closed on which there is something that the device refused to keep and the server does
 * not have (BTH-41), and in no other case.
 */
export function askBeforeClosing(pools: { readonly isRefusedHere: () => boolean }): () => void {
  const asked = (event: BeforeUnloadEvent) => {
    if (pools.isRefusedHere()) event.preventDefault();
  };
  window.addEventListener('beforeunload', asked);
  return () => window.removeEventListener('beforeunload', asked);
}
