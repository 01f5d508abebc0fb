'use client'
import { fetchWithProgress, type UploadProgress } from '@memberkit/platform/upload'
import { useMemo, useState } from 'react'

export interface Upload {
  /** Sends a request with files. */
  readonly fetch: typeof fetch
  /** The progress of the last one; `undefined` until the browser tells. */
  readonly progress: UploadProgress | undefined
}

/** Follows how much of a form with files has been sent. */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<UploadProgress>()
  const send = useMemo((): typeof fetch => {
    const upload = fetchWithProgress(setProgress)
    return (url, init) => {
      setProgress(undefined)
      return init?.body instanceof FormData ? upload(url, init) : fetch(url, init)
    }
  }, [])
  return { fetch: send, progress }
}
