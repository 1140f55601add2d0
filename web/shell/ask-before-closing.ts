/**
 * Makes the browser ask for confirmation before the page closes (`beforeunload`) while it holds
 * unsaved work. Unsaved is a change that the device refused to store and the server lacks (BTH-45,
 * BTH-41). Returns a function that removes the listener.
 */
export function askBeforeClosing(pools: { readonly isRefusedHere: () => boolean }): () => void {
  const asked = (event: BeforeUnloadEvent) => {
    if (pools.isRefusedHere()) event.preventDefault();
  };
  window.addEventListener('beforeunload', asked);
  return () => window.removeEventListener('beforeunload', asked);
}
