'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Place } from '../place/console-link.ts'
import { consoleLink } from '../place/console-link.ts'

/** A place of this device, with when it was opened last, where that is known. */
export interface KeptPlace extends Place {
  readonly openedAt?: string
}

const recentKey = 'memberkit.console.recent'
const pinnedKey = 'memberkit.console.pinned'
const most = 12

const listeners = new Set<() => void>()
const cache = new Map<string, { readonly text: string; readonly places: readonly KeptPlace[] }>()
const none: readonly KeptPlace[] = []

/** Reads places from this device: addresses with ids, validated like a link, nothing personal. */
function read(key: string): readonly KeptPlace[] {
  let text = ''
  try {
    text = localStorage.getItem(key) ?? ''
  } catch {
    // Storage may be forbidden: then nothing is kept.
  }
  const known = cache.get(key)
  if (known?.text === text) return known.places
  const places = text
    .split('\n')
    .filter(Boolean)
    .map(placeIn)
    .filter((place) => place.service !== undefined && place.page !== undefined)
  cache.set(key, { text, places })
  return places
}

/** A line is an address, and when it was opened. */
function placeIn(line: string): KeptPlace {
  const [address = '', time] = line.split(' ')
  const openedAt = time !== undefined && !Number.isNaN(Date.parse(time)) && time
  return { ...(consoleLink.fromLink(address) as Place), ...(openedAt && { openedAt }) }
}

const lineOf = ({ openedAt, ...place }: KeptPlace) =>
  [consoleLink.toLink(place), openedAt].filter((one) => one !== undefined).join(' ')

function write(key: string, places: readonly KeptPlace[]) {
  try {
    localStorage.setItem(key, places.map(lineOf).join('\n'))
  } catch {
    // As above.
  }
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isSame = (one: Place, other: Place) =>
  one.service === other.service && one.page === other.page && one.id === other.id

/** Returns the recent and the pinned places, on this device. */
export function useRecent() {
  const { now } = useMemberkit()
  const recent = useSyncExternalStore(
    subscribe,
    () => read(recentKey),
    () => none,
  )
  const pinned = useSyncExternalStore(
    subscribe,
    () => read(pinnedKey),
    () => none,
  )
  const remember = useCallback(
    (place: Place) => {
      const opened = { ...place, openedAt: new Date(now()).toISOString() }
      write(recentKey, [opened, ...read(recentKey).filter((one) => !isSame(one, place))].slice(0, most))
    },
    [now],
  )
  const isPinned = useCallback((place: Place) => pinned.some((one) => isSame(one, place)), [pinned])
  const pin = useCallback((place: Place, isOn: boolean) => {
    const others = read(pinnedKey).filter((one) => !isSame(one, place))
    write(pinnedKey, isOn ? [place, ...others] : others)
  }, [])
  return useMemo(() => ({ recent, pinned, remember, isPinned, pin }), [recent, pinned, remember, isPinned, pin])
}
