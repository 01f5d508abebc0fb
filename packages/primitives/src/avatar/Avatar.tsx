'use client'
import { forwardRef, useRef } from 'react'
import { PersonIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { usePicture } from '../internal/use-picture.ts'
import { useLocale } from '../locale/index.ts'
import * as styles from './Avatar.css.ts'
import { initialsOf } from './initials.ts'

interface OwnProps {
  /** The person's name. Initials replace a missing picture. */
  name: string
  /** Address of the picture. */
  src?: string
  /** Whether the name is beside it: hides it from screen readers, which would read the name twice. */
  isDecorative?: boolean
  /**
   * 24, 32, 40 or 56 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'xlarge'
  /**
   * `square` for organisations.
   * @default 'round'
   */
  shape?: 'round' | 'square'
}

export interface AvatarProps
  extends OwnProps, NativeProps<'span', OwnProps & { children: unknown; role: unknown; 'aria-label': unknown }> {}

/** A small picture or the initials of a person or organisation. Renders one `<span>`. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, isDecorative, size = 'medium', shape, ...native },
  ref,
) {
  const { locale } = useLocale()
  const meaning = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...meaning} {...native} ref={ref} className={styles.avatar} data-size={size} data-shape={shape}>
      <span className={styles.letters}>{initialsOf(name, locale) || <PersonIcon className={styles.outline} />}</span>
      {src ? <Photo key={src} src={src} /> : null}
    </span>
  )
})

function Photo({ src }: { src: string }) {
  const image = useRef<HTMLImageElement>(null)
  const { state, ...events } = usePicture(image)
  if (state === 'failed') return null
  return (
    <img
      {...events}
      ref={image}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      className={styles.photo}
      data-loaded={state === 'loaded' ? '' : undefined}
    />
  )
}
