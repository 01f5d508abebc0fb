'use client'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import { ImageOffIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { usePicture } from '../internal/use-picture.ts'
import * as styles from './Image.css.ts'

/** Requires exactly one of `alt` and `isDecorative`. */
type Meaning =
  | {
      /** The alternative text: words that could replace the picture. */
      alt: string
      isDecorative?: undefined
    }
  | {
      /** Whether the picture repeats the text around it. */
      isDecorative: true
      alt?: undefined
    }

interface Look {
  src: string
  /** The width-to-height ratio of the reserved space. */
  ratio: '1:1' | '4:3' | '3:2' | '16:9' | '3:4'
  /**
   * `cover` fills the space and crops, `contain` shows the whole picture.
   * @default 'cover'
   */
  fit?: 'cover' | 'contain'
  isRounded?: boolean
  /**
   * `eager` for pictures visible on page load.
   * @default 'lazy'
   */
  loading?: 'lazy' | 'eager'
}

export type ImageProps = Meaning & Look & NativeProps<'img', Look & { alt: unknown; width: unknown; height: unknown }>

/**
 * A picture as wide as its container, in reserved space; if it doesn't load, its alternative text is shown. Renders an
 * `<img>` in a `<span>`; the ref is the image's.
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
