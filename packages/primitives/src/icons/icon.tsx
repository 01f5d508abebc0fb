/*
 * The shapes in this folder are Lucide's (https://lucide.dev): ISC licence, copyright Lucide Contributors; those it
 * has from Feather: MIT licence, copyright Cole Bemis. Only the shapes, kept equal to the package by icons.test.ts:
 * its React runtime weighs 1.9 kB and reads a context in every icon.
 */
import type { ReactElement, ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './icon.css.ts'

export interface IconProps extends NativeProps<'svg'> {
  /** A class of the component that owns the icon; sizes come from its `font-size`. */
  className?: string
}

export type Icon = (props: IconProps) => ReactElement

/**
 * An icon of one em, in the colour of the text around it, ignored by screen readers. `lines` are all its lines as one
 * path; `shapes` what is none. @__NO_SIDE_EFFECTS__
 */
export function icon(lines: string | undefined, shapes?: ReactNode): Icon {
  return function Icon({ className, ...native }) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={className ? `${styles.icon} ${className}` : styles.icon}
        {...native}
      >
        {shapes}
        {lines && <path d={lines} />}
      </svg>
    )
  }
}
