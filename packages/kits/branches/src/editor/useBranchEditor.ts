'use client'
import { branchJournal, getBranch } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { type SaveFields, sectionCall, type SectionedSave, useSectionedSave } from '@memberkit/foundation/sections'
import { useMemo } from 'react'
import { editorMessages, hoursMessages } from '../messages/namespaces.ts'
import { type AllowedAction, branchActions, type Transitions } from '../shared/branch-actions.ts'
import { type ChecklistItem, checklistOf } from '../shared/checklist.rules.ts'
import type { AreaOfLaw } from '../shared/areas-of-law.ts'
import type { Branch } from '../shared/received.ts'
import type { SectionName } from './section-names.ts'
import { branchSections } from './branch-sections.ts'
import { type BranchDraft, draftOf } from './draft.ts'
import { type Rights, rightsOf } from './rights.rules.ts'
import { usualVideoHosts } from './sections/urls.rules.ts'
import { useSaveFields } from './useSaveFields.ts'

export interface BranchEditorOptions {
  /** Names of the areas of law: the specification has only codes. */
  areasOfLaw?: readonly AreaOfLaw[]
  /** Hosts that a welcome video may be on, with their subdomains. @default YouTube and Vimeo */
  videoHosts?: readonly string[]
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
  /** Called with the branch once all changes are saved. */
  onSaved?: (branch: Branch) => void
}

export interface BranchEditorData {
  branch: Branch
  /** The branch as it is saved, in the form of the draft. */
  saved: BranchDraft
  save: SectionedSave<BranchDraft, SectionName>
  /** Labels and texts of the fields, for review, conflict and restored drafts. */
  fields: SaveFields<BranchDraft>
  rights: Rights
  /** The activation checklist, computed from the draft. */
  checklist: readonly ChecklistItem[]
  /** The actions on the whole branch that the reader may use. */
  actions: readonly AllowedAction[]
  areasOfLaw: readonly AreaOfLaw[]
}

const none: readonly AreaOfLaw[] = []

/** Returns the headless editor of a loaded branch: one Save of many calls, rights, checklist and actions. */
export function useBranchEditor(branch: Branch, options: BranchEditorOptions = {}): BranchEditorData {
  const { videoHosts = usualVideoHosts, areasOfLaw = none, transitions, onSaved } = options
  const t = useMessages(editorMessages)
  const { realm, session, can, isDenied } = useMemberkit()
  const hours = useMessages(hoursMessages)
  const saved = useMemo(() => draftOf(branch), [branch])
  const sections = useMemo(() => branchSections(branch.id, { t, hours, videoHosts }), [branch.id, t, hours, videoHosts])
  const save = useSectionedSave<Branch, BranchDraft, SectionName>({
    entity: branch.id,
    read: sectionCall(getBranch, { branchId: branch.id }),
    loaded: branch,
    versionOf: ({ version }) => version,
    draftOf,
    sections,
    journal: branchJournal,
    onDone: onSaved,
  })
  const fields = useSaveFields(areasOfLaw, saved, save.draft)
  return {
    branch,
    saved,
    save,
    fields,
    rights: rightsOf(branch, { realm, identityId: session?.identityId, can }),
    checklist: checklistOf(save.draft),
    actions: allowedActions(branchActions, branch, { realm, can, isDenied, transitions }),
    areasOfLaw,
  }
}
