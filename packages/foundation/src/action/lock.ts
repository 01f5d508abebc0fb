/**
 * Runs work unless another window of this origin is running work of the same name; returns `undefined` then, without
 * running it.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
  }
  return typeof BroadcastChannel === 'undefined' ? work() : withChannel(name, work)
}

/** Resolves once no window of this origin runs work of this name. */
export async function whenUnlocked(name: string): Promise<void> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    await navigator.locks.request(name, { mode: 'shared' }, () => {})
    return
  }
  while (!(await withLock(name, async () => true))) await after(patience)
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** How long another window has to object, in milliseconds. */
const objection = 60

/** How long to wait before other windows are asked again, in milliseconds. */
const patience = 500

/**
 * Without Web Locks (a page without https): asks other windows whether they are running it, and objects while running
 * it.
 */
async function withChannel<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const channel = new BroadcastChannel(name)
  const mine = Math.random()
  let isTaken = false
  let isRunning = false
  channel.onmessage = ({ data }: MessageEvent<{ ask?: number; taken?: true }>) => {
    // If two ask at the same time, the greater number wins; both know which that is.
    if (data.taken || (!isRunning && (data.ask ?? 0) > mine)) isTaken = true
    else channel.postMessage({ taken: true })
  }
  channel.postMessage({ ask: mine })
  await after(objection)
  try {
    if (isTaken) return undefined
    isRunning = true
    return await work()
  } finally {
    channel.close()
  }
}
