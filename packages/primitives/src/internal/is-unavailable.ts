import type { ReactNode } from 'react'

/** Whether a reason is given. An empty one, whose words are still loading, keeps what it is about unavailable, too. */
export const isUnavailable = (reason: ReactNode): boolean => reason !== undefined && reason !== null && reason !== false
