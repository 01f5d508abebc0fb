'use client'
import { permissionOf } from '@memberkit/contract'
import { createBranch } from '@memberkit/contract/partners/branches'
import { usePermission } from '@memberkit/foundation/permission'
import { Button } from '@memberkit/primitives/button'
import { PlusIcon } from '@memberkit/primitives/icons'
import * as styles from './BranchTable.css.ts'
import { CreatePart } from './table-parts.tsx'

export interface CreateButtonProps {
  label: string
  /** Whether the form is open: what was typed stays beside a refused permission. */
  isOpen: boolean
  onPress: () => void
  /** Where a list couldn't be loaded, the way out of that comes first. */
  isAside?: boolean
}

/** Opens the form of a new branch, for who may create one. */
export function CreateButton({ label, isOpen, onPress, isAside }: CreateButtonProps) {
  const isAllowed = usePermission(permissionOf(createBranch))
  if (!isAllowed && !isOpen) return null
  return (
    <span className={styles.create}>
      <Button
        size="small"
        tone={isAside ? 'secondary' : 'primary'}
        onPress={onPress}
        onPointerEnter={CreatePart.preload}
      >
        <PlusIcon />
        {label}
      </Button>
    </span>
  )
}
