'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { screenOnly } from '@memberkit/foundation/print'
import { IconButton } from '@memberkit/primitives/icon-button'
import { TrashIcon } from '@memberkit/primitives/icons'
import { cartMessages } from '../messages/namespaces.ts'
import * as styles from './Cart.css.ts'

interface RemoveButtonProps {
  /** The name of the plan or add-on. */
  name: string
  onPress: () => void
}

/** Removes one thing from the cart, at the end of its row. */
export function RemoveButton({ name, onPress }: RemoveButtonProps) {
  const t = useMessages(cartMessages)
  return (
    <span className={`${styles.removal} ${screenOnly}`}>
      <IconButton size="small" label={t('remove.of', { name })} icon={<TrashIcon />} onPress={onPress} />
    </span>
  )
}
