'use client'
import { useSyncExternalStore } from 'react'

/** Returns the page's location; `undefined` on a server and during hydration, so that both render the same. */
export function useLocation(): Location | undefined {
  return useSyncExternalStore(never, inBrowser, onServer)
}

function inBrowser() {
  return location
}

function onServer() {
  return undefined
}

function never() {
  return onServer
}
