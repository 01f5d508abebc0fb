'use client'
import { createContext, type ReactNode } from 'react'
import type { Branch } from '../shared/received.ts'

/** The host's content of the dialog that deactivates a branch. */
export const ReplacementContext = createContext<((branch: Branch) => ReactNode) | undefined>(undefined)
