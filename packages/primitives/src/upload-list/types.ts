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
  /** The uploaded share, from 0 to 1. Omit it if unknown. */
  progress?: number
  /** Why it failed or was refused, and what to do. Text is also announced. */
  reason?: ReactNode
  /** The address of an uploaded file. */
  href?: string
}

export interface UploadLabels {
  /** The label of each state, for example "Waiting". */
  states: Readonly<Record<UploadItem['state'], string>>
  /** The verb before a file's name: "Cancel contract.pdf". */
  cancel: string
  retry: string
  remove: string
  undo: string
  /** Shown beside the name of a removed file, for example "removed". */
  removed: string
  /** The overall progress, for example "2 of 5 files". */
  total: (done: number, count: number) => string
  /** Announced when files are added, for example "3 files are being uploaded." */
  started: (count: number) => string
  /** Announced when all uploads have ended, for example "3 of 3 files uploaded." */
  finished: (done: number, count: number) => string
}

export const isUnderWay = ({ state }: UploadItem) =>
  state === 'waiting' || state === 'uploading' || state === 'scanning'

/** Whether an upload counts toward the progress: neither rejected nor cancelled. */
export const isCounted = ({ state }: UploadItem) => state !== 'refused' && state !== 'cancelled'
