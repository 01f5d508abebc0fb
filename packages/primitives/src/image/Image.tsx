'use client'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import { ImageOffIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { usePicture } from '../internal/use-picture.ts'
import * as styles from './Image.css.ts'

/** A picture without words for those who do not see it cannot be written, nor one with both. */
type Meaning =
  | {
      /** What it shows, in the words that would stand here if there were no picture. */
      alt: string
      isDecorative?: undefined
    }
  | {
      /** It says nothing that the words around it do not say. */
      isDecorative: true
      alt?: undefined
    }

interface Look {
  src: string
  /** Width to height of the room that is kept for it. */
  ratio: '1:1' | '4:3' | '3:2' | '16:9' | '3:4'
  /**
   * `cover` fills the room and cuts off what does not fit, `contain` shows all of it.
   * @default 'cover'
   */
  fit?: 'cover' | 'contain'
  isRounded?: boolean
  /**
   * `eager` for what is in sight as the page opens.
   * @default 'lazy'
   */
  loading?: 'lazy' | 'eager'
}

export type ImageProps = Meaning & Look & NativeProps<'img', Look & { alt: unknown; width: unknown; height: unknown }>

/**
 * A picture as wide as its place, in room that is kept from the start; where it does not load, its words stand there.
 * Renders an `<img>` in a `<span>`; the ref is the image's.
 */
export const Image = forwardRef<HTMLImageElement, ImageProps>(function Image(props, ref) {
  return <Picture {...props} key={props.src} ref={ref} />
})

const Picture = forwardRef<HTMLImageElement, ImageProps>(function Picture(
  { alt = '', isDecorative: _isDecorative, ratio, fit, isRounded, loading = 'lazy', onLoad, onError, ...native },
  ref,
) {
  const image = useRef<HTMLImageElement>(null)
  const picture = usePicture(image)
  useImperativeHandle(ref, () => image.current!, [])
  return (
    <span
      className={styles.frame}
      data-ratio={ratio}
      data-rounded={isRounded ? '' : undefined}
      data-state={picture.state}
    >
      <img
        decoding="async"
        {...native}
        ref={image}
        alt={alt}
        loading={loading}
        className={styles.image}
        data-fit={fit}
        onLoad={(event) => {
          picture.onLoad()
          onLoad?.(event)
        }}
        onError={(event) => {
          picture.onError()
          onError?.(event)
        }}
      />
      {picture.state === 'failed' ? (
        <span className={styles.failed} aria-hidden="true">
          <ImageOffIcon className={styles.mark} />
          {alt ? <span className={styles.words}>{alt}</span> : null}
        </span>
      ) : null}
    </span>
  )
})
