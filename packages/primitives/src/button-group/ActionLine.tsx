'use client'
import { forwardRef, useImperativeHandle } from 'react'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { EllipsisIcon } from '../icons/index.ts'
import { isUnavailable } from '../internal/is-unavailable.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { Menu } from '../menu/Menu.tsx'
import { MenuItem } from '../menu/MenuItem.tsx'
import { type Action, isPossible } from './action.ts'
import * as styles from './ButtonGroup.css.ts'
import { useFitting } from './use-fitting.ts'

interface OwnProps {
  actions: readonly Action[]
  moreLabel: string
  size?: 'medium' | 'small'
  align?: 'start' | 'end'
}

export interface ActionLineProps extends OwnProps, NativeProps<'div', OwnProps> {}

/** Actions on one line: those that don't fit move into a menu at its end. */
export const ActionLine = forwardRef<HTMLDivElement, ActionLineProps>(function ActionLine(
  { actions, moreLabel, size = 'medium', align = 'start', ...native },
  forwarded,
) {
  const possible = actions.filter(isPossible)
  const { ref, count } = useFitting(possible.map(({ label }) => label).join('\n'))
  useImperativeHandle(forwarded, () => ref.current as HTMLDivElement, [ref])
  const fitting = count ?? possible.length
  const rest = possible.slice(fitting)
  return (
    <div
      {...native}
      ref={ref}
      className={styles.line}
      data-align={align}
      data-size={size}
      data-fits={count === undefined ? 'unknown' : undefined}
    >
      {possible.map((action, at) => (
        <span key={action.label} className={styles.slot} data-hidden={at < fitting ? undefined : ''}>
          <ActionButton {...action} size={size} />
        </span>
      ))}
      <span className={styles.slot} data-kind="more" data-hidden={rest.length > 0 ? undefined : ''}>
        <Menu label={moreLabel} icon={<EllipsisIcon />} tone="secondary" size={size} align="end">
          {(rest.length > 0 ? rest : possible).map(({ label, tone, pendingLabel, unavailableReason, ...item }) => (
            <MenuItem
              key={label}
              {...item}
              tone={tone === 'critical' ? 'critical' : 'neutral'}
              unavailableReason={unavailableReason ?? pendingLabel}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </span>
    </div>
  )
})

function ActionButton({ label, icon, href, onPress, tone, pendingLabel, unavailableReason, size }: ActionButtonProps) {
  const words = (
    <>
      {icon}
      {label}
    </>
  )
  if (href && !isUnavailable(unavailableReason))
    return (
      <LinkButton href={href} tone={tone} size={size}>
        {words}
      </LinkButton>
    )
  return (
    <Button
      {...{ tone, size, pendingLabel }}
      isPending={pendingLabel !== undefined}
      aria-disabled={isUnavailable(unavailableReason) || undefined}
      title={unavailableReason}
      onPress={() => onPress?.()}
    >
      {words}
    </Button>
  )
}

interface ActionButtonProps extends Action {
  size: 'medium' | 'small'
}
