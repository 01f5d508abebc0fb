'use client'
import { lazyPart } from '@memberkit/foundation/lazy'

export const HistoryPart = lazyPart(async () => (await import('./BranchHistory.tsx')).BranchHistory)
