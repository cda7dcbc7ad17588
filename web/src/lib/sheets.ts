// Sheets and the back button: every open sheet is a step in the history of the browser, so that a step back closes it.

type Close = () => void

const open: Close[] = []
const afterwards: (() => void)[] = []
/** A step back that was asked for and has not come yet. */
let stepping = false

/** How many sheets the place in the history stands for. */
const depth = (): number => Number((history.state as { sheet?: number } | null)?.sheet ?? 0)

/** Tell of a sheet that has opened, and how it is closed; returns how to tell that it has. */
export function opened(close: Close): () => void {
  open.push(close)
  settle()
  return () => {
    open.splice(open.indexOf(close), 1)
    // Another may open in its place at once, and then takes over its step.
    queueMicrotask(settle)
  }
}

/** Whether an open sheet has a step of the history, which a page that is gone to can take over. */
export const onSheet = (): boolean => depth() > 0

/** Do something as soon as no step back is on its way: it would lead away from there again. */
export function whenSettled(work: () => void): void {
  if (stepping) afterwards.push(work)
  else work()
}

/** Let the history have as many steps as there are sheets; while it steps back, that waits. */
function settle(): void {
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
    settle()
    if (!stepping) for (const work of afterwards.splice(0)) work()
    return
  }
  for (const close of open.slice(depth()).reverse()) close()
  if (depth() > open.length) settle()
})
