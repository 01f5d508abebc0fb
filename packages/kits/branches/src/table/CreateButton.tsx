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
}

/** Opens the form of a new branch, for who may create one. */
export function CreateButton({ label, isOpen, onPress }: CreateButtonProps) {
  const isAllowed = usePermission(permissionOf(createBranch))
  if (!isAllowed && !isOpen) return null
  return (
    <span className={styles.create}>
      <Button size="small" tone="primary" onPress={onPress} onPointerEnter={CreatePart.preload}>
        <PlusIcon />
        {label}
      </Button>
    </span>
  )
}
