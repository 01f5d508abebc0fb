'use client'
import { permissionOf } from '@memberkit/contract'
import { createBranch } from '@memberkit/contract/partners/branches'
import { usePermission } from '@memberkit/foundation/permission'
import { Button } from '@memberkit/primitives/button'
import { PlusIcon } from '@memberkit/primitives/icons'
import { useState } from 'react'
import { CreatePart } from './table-parts.tsx'

export interface CreateButtonProps {
  label: string
  ownerId: string | undefined
  onCreated: (branchId: string) => void
}

/** Opens the form of a new branch, for who may create one. */
export function CreateButton({ label, ownerId, onCreated }: CreateButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const isAllowed = usePermission(permissionOf(createBranch))
  // What was typed stays beside a refused permission.
  if (!isAllowed && !isOpen) return null
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)} onPointerEnter={CreatePart.preload}>
        <PlusIcon />
        {label}
      </Button>
      {isOpen ? (
        <CreatePart
          ownerId={ownerId}
          onCreated={(branchId) => {
            setOpen(false)
            onCreated(branchId)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
