'use client'
import { useSyncExternalStore } from 'react'

/**
 * The page's location; `undefined` on a server, which does not know it, and while React takes a server's page over, so
 * that both render the same.
 */
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
