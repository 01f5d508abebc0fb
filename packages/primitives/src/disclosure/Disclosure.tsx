'use client'
import {
  createContext,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useId,
  useMemo,
  useRef,
} from 'react'
import { ChevronEndIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import type { HeadingLevel } from '../text/Heading.tsx'
import * as styles from './Disclosure.css.ts'

interface Group {
  headingLevel?: HeadingLevel
  name?: string
}

const GroupContext = createContext<Group>({})

interface OwnProps {
  /** The title. Always visible; a press expands or collapses. */
  title: ReactNode
  /** Secondary text at the end of the line: a count, a status. */
  aside?: ReactNode
  /** Makes the title a heading, which screen readers can navigate. @default that of the group */
  headingLevel?: HeadingLevel
  /** Whether it is open, if controlled. */
  isOpen?: boolean
  defaultOpen?: boolean
  /** Called on a press, when another of the group opens, and when find in page opens it. */
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

export interface DisclosureProps extends OwnProps, Omit<NativeProps<'details', OwnProps>, 'open' | 'onToggle'> {}

/** Collapsible content under a title. Renders a native `<details>` with its `<summary>`. */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { title, aside, headingLevel, isOpen, defaultOpen = false, onOpenChange, children, ...native },
  ref,
) {
  const group = useContext(GroupContext)
  const known = useRef(defaultOpen)
  const level = headingLevel ?? group.headingLevel
  const Title = level ? (`h${level}` as const) : 'span'

  /** A controlled disclosure opens only by its prop. */
  function onPress(event: MouseEvent) {
    if (isOpen === undefined) return
    event.preventDefault()
    onOpenChange?.(!isOpen)
  }

  function onToggle({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) {
    // Browsers also fire `toggle` for rendered changes.
    if (open === (isOpen ?? known.current)) return
    known.current = open
    onOpenChange?.(open)
  }

  return (
    <details
      name={group.name}
      {...native}
      ref={ref}
      className={styles.root}
      open={isOpen ?? defaultOpen}
      onToggle={onToggle}
    >
      <summary className={styles.summary} onClick={onPress}>
        <ChevronEndIcon className={styles.chevron} />
        <Title className={styles.title}>{title}</Title>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
})

interface OwnGroupProps {
  /** The heading level of all titles. */
  headingLevel?: HeadingLevel
  /** Whether opening one closes the others. */
  isExclusive?: boolean
  children: ReactNode
}

export interface DisclosureGroupProps extends OwnGroupProps, NativeProps<'div', OwnGroupProps> {}

/** Several disclosures as an accordion. Renders a `<div>`. */
export const DisclosureGroup = forwardRef<HTMLDivElement, DisclosureGroupProps>(function DisclosureGroup(
  { headingLevel, isExclusive, children, ...native },
  ref,
) {
  const id = useId()
  const name = isExclusive ? id : undefined
  const group = useMemo(() => ({ headingLevel, name }), [headingLevel, name])
  return (
    <GroupContext.Provider value={group}>
      <div {...native} ref={ref} className={styles.group}>
        {children}
      </div>
    </GroupContext.Provider>
  )
})
