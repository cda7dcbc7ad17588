// Sheets and the back button: every open sheet has an entry in the browser's history, so that going back closes it.

type Close = () => void

const open: Close[] = []
const afterwards: (() => void)[] = []
/** Whether a step back was requested and has not happened yet. */
let stepping = false

/** How many sheets the current history entry stands for. */
const depth = (): number => Number((history.state as { sheet?: number } | null)?.sheet ?? 0)

/** Register an open sheet with its close function; returns a function to call when it has closed. */
export function opened(close: Close): () => void {
  open.push(close)
  sync()
  return () => {
    open.splice(open.indexOf(close), 1)
    // A sheet that opens right after it takes over its history entry.
    queueMicrotask(sync)
  }
}

/** Whether the current history entry belongs to a sheet; a new page can replace it. */
export const onSheet = (): boolean => depth() > 0

/** Do something when no step back is pending: otherwise that would undo it. */
export function whenSettled(work: () => void): void {
  if (stepping) afterwards.push(work)
  else work()
}

/** Make the history have as many entries as there are sheets; not while a step back is pending. */
function sync(): void {
  if (stepping) return
  while (depth() < open.length) history.pushState({ sheet: depth() + 1 }, '')
  if (depth() > open.length) {
    stepping = true
    history.go(open.length - depth())
  }
}

addEventListener('popstate', () => {
  if (stepping) {
    stepping = false
    sync()
    if (!stepping) for (const work of afterwards.splice(0)) work()
    return
  }
  for (const close of open.slice(depth()).reverse()) close()
  if (depth() > open.length) sync()
})
