'use client'
import { createContext, type ReactNode } from 'react'
import type { Branch } from '../shared/received.ts'

/** What the host knows of the work of a branch, for the dialogs that end it. */
export interface HostWork {
  /** Content of the dialog that deactivates it: which branch takes over. */
  replacement?: ((branch: Branch) => ReactNode) | undefined
  /** The address of its open cases. */
  casesHref?: ((branch: Branch) => string) | undefined
}

export const HostWorkContext = createContext<HostWork>({})
