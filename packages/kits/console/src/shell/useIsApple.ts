'use client'
import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether shortcuts are pressed with the Command key. The server assumes that they aren't. */
export const useIsApple = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  )
