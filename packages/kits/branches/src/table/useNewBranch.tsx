'use client'
import { type ReactNode, useState } from 'react'
import { CreatePart } from './table-parts.tsx'

export interface NewBranchForm {
  isOpen: boolean
  open: () => void
  /** The dialog. Beside the table, which a failed refetch would take away together with it. */
  dialog: ReactNode
}

/** The form of a new branch. Closed while nobody knows what became of a request, it is opened again as it was left. */
export function useNewBranch(ownerId: string | undefined, onCreated: (branchId: string) => void): NewBranchForm {
  const [isOpen, setOpen] = useState(false)
  const [isKept, setKept] = useState(false)
  return {
    isOpen,
    open: () => setOpen(true),
    dialog:
      isOpen || isKept ? (
        <CreatePart
          isOpen={isOpen}
          ownerId={ownerId}
          onCreated={(branchId, isShown) => {
            // Text typed meanwhile is of another branch, and stays.
            if (isOpen && !isShown) return
            setOpen(false)
            setKept(false)
            if (isShown) onCreated(branchId)
          }}
          onClose={(isUndecided) => {
            setOpen(false)
            setKept(isUndecided)
          }}
        />
      ) : null,
  }
}
