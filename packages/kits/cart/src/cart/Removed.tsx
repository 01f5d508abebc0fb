'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { screenOnly } from '@memberkit/foundation/print'
import { Button } from '@memberkit/primitives/button'
import { cartMessages } from '../messages/namespaces.ts'
import * as styles from './Cart.css.ts'
import type { PersonEdits } from './useCartEdits.ts'
import type { Removal } from './useRemovals.ts'

/** The item just removed, and the way to put it back; it stays while somebody is at it. */
export function Removed({ removal, edits }: { removal: Removal; edits: PersonEdits }) {
  const t = useMessages(cartMessages)
  const { id, name } = removal
  return (
    <li
      className={`${styles.removed} ${screenOnly}`}
      onFocus={() => edits.hold(id)}
      onBlur={() => edits.release(id)}
      onPointerEnter={() => edits.hold(id)}
      onPointerLeave={() => edits.release(id)}
    >
      <span>{t('removed', { name })}</span>
      <Button size="small" aria-label={t('undo.of', { name })} onPress={() => edits.restore(removal)}>
        {t('undo')}
      </Button>
    </li>
  )
}
