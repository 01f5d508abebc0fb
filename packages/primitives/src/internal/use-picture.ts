'use client'
import { type RefObject, useState } from 'react'
import { useBrowserEffect } from './use-browser-effect.ts'

/**
 * What has become of an `<img>`. One that came with the HTML may have loaded or failed before React was there to hear
 * of it, so it is asked as well. A new address needs a new instance: give it to the component as its key.
 */
export function usePicture(image: RefObject<HTMLImageElement | null>) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useBrowserEffect(() => {
    if (!image.current?.complete) return
    if (image.current.naturalWidth > 0) return setState('loaded')
    // Broken, or a drawing without a size of its own.
    let isCurrent = true
    const settle = (found: 'loaded' | 'failed') => () => {
      if (isCurrent) setState(found)
    }
    image.current.decode().then(settle('loaded'), settle('failed'))
    return () => {
      isCurrent = false
    }
  }, [image])
  return { state, onLoad: () => setState('loaded'), onError: () => setState('failed') }
}
