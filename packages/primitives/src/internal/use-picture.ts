'use client'
import { type RefObject, useState } from 'react'
import { useBrowserEffect } from './use-browser-effect.ts'

/**
 * Returns the state of an `<img>`. One in the server's HTML may have loaded or failed before hydration, so its
 * properties are read, too. Use the address as the component's key.
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
