import type { ReactNode } from 'react'

export const uploadStates = ['waiting', 'uploading', 'scanning', 'done', 'failed', 'refused', 'cancelled'] as const

export interface UploadItem {
  id: string
  name: string
  /** In bytes. */
  size?: number
  /** The media type, such as `application/pdf`. @default derived from the name's extension */
  type?: string
  state: 'waiting' | 'uploading' | 'scanning' | 'done' | 'failed' | 'refused' | 'cancelled'
  /** How much of it has arrived, from 0 to 1. Left out: it is not known. */
  progress?: number
  /** Why it failed or was refused, and what to do. Text is also announced. */
  reason?: ReactNode
  /** Where a file that is done can be seen. */
  href?: string
}

export interface UploadLabels {
  /** The word for each state, for example "Waiting". */
  states: Readonly<Record<UploadItem['state'], string>>
  /** Before the name of a file, as the other verbs: "Cancel contract.pdf". */
  cancel: string
  retry: string
  remove: string
  undo: string
  /** Beside the name of a file that was removed, for example "removed". */
  removed: string
  /** How far all of them are, for example "2 of 5 files". */
  total: (done: number, count: number) => string
  /** Read out when files are added, for example "3 files are being uploaded." */
  started: (count: number) => string
  /** Announced when all uploads have ended, for example "3 of 3 files uploaded." */
  finished: (done: number, count: number) => string
}

export const isUnderWay = ({ state }: UploadItem) =>
  state === 'waiting' || state === 'uploading' || state === 'scanning'

/** Of what was asked for and not called off. */
export const isCounted = ({ state }: UploadItem) => state !== 'refused' && state !== 'cancelled'
