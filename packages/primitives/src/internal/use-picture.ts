'use client'
import { useCallback, useState } from 'react'

type PictureState = 'loading' | 'loaded' | 'failed'

/**
 * What has become of an `<img>`. One that came with the HTML may have loaded or failed before React was there to hear
 * of it, so it is asked as well. A new `src` needs a new instance: give its component the address as key.
 */
export function usePicture() {
  const [state, setState] = useState<PictureState>('loading')
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? 'loaded' : 'failed')
  }, [])
  return { state, ref, onLoad: () => setState('loaded'), onError: () => setState('failed') }
}
