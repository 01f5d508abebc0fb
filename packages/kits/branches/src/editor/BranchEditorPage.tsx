'use client'
import { getBranch } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { DetailPage, useBackLink } from '@memberkit/foundation/detail'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { useLastReady, useResource } from '@memberkit/foundation/resource'
import { useEffect, useRef, useState } from 'react'
import { BranchActionPart } from '../actions/action-parts.ts'
import type { BranchesEventTable } from '../events.ts'
import { editorMessages } from '../messages/namespaces.ts'
import { type BranchActionName } from '../shared/branch-actions.ts'
import type { Branch } from '../shared/received.ts'
import { BranchEditorView } from './BranchEditorView.tsx'
import type { SectionName } from './section-names.ts'
import { branchLink } from './branch-link.ts'
import { EditorHeader } from './EditorHeader.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { preloadLater } from './later-parts.tsx'
import type { EditorSlots } from './EditorSections.tsx'
import { type BranchEditorOptions, useBranchEditor } from './useBranchEditor.ts'

export interface BranchEditorPageProps extends BranchEditorOptions {
  branchId: string
  /** Leads to the list; without it, and without `returnTo` in the address, there is no way back. */
  onBack?: () => void
  /** Which sections to show, such as the hours on a page of their own. @default all */
  sections?: readonly SectionName[]
  slots?: EditorSlots
  /** The address of a branch’s open cases: whoever deactivates or deletes it is led there. */
  casesHref?: (branch: Branch) => string
}

/** Milliseconds between two looks at what others have changed. */
const pollEvery = 30_000

/** The editor of a branch in every state from its first request. */
export function BranchEditorPage(props: BranchEditorPageProps) {
  const { realm } = useMemberkit()
  // Members have a card, and group administrators no such calls: nothing is requested.
  return realm === 'Partner' || realm === 'Internal' ? <Page {...props} /> : <UnavailableHere />
}

function Page({ branchId, onBack, sections, slots = {}, casesHref, ...options }: BranchEditorPageProps) {
  const t = useMessages(editorMessages)
  const emit = useEmit<BranchesEventTable>()
  const root = useRef<HTMLDivElement>(null)
  useEffect(preloadLater, [])
  const [{ returnTo }] = useLinkState(branchLink)
  // Nothing is followed before it is there. What is being typed stands still; a save then meets what others have changed.
  const [follows, setFollows] = useState(false)
  const resource = useResource(getBranch, { branchId }, { refetchInterval: follows ? pollEvery : false })
  // Typed text stays also when the branch can't be read again.
  const last = useLastReady(resource)
  const backLink = useBackLink({
    onBack,
    returnTo,
    onReturn: () => emit('branches.flow.ended', { flow: 'edit', branchId }),
    label: t('back'),
    returnLabel: t('backOut'),
  })
  return (
    <DetailPage
      root={root}
      resource={last}
      noun={t('noun')}
      skeleton={<EditorSkeleton label={t('loading')} sections={sections} />}
      backLink={backLink}
    >
      {(branch) => (
        <>
          {slots.before}
          <Loaded
            key={branch.id}
            branch={branch}
            sections={sections}
            slots={slots}
            casesHref={casesHref}
            options={options}
            onLeave={backLink?.leave}
            onIdle={setFollows}
          />
          {slots.after}
        </>
      )}
    </DetailPage>
  )
}

interface LoadedProps extends Pick<BranchEditorPageProps, 'casesHref'> {
  branch: Branch
  sections: readonly SectionName[] | undefined
  slots: EditorSlots
  options: BranchEditorOptions
  onLeave: (() => void) | undefined
  /** Called with whether there are no unsaved changes. */
  onIdle: (isIdle: boolean) => void
}

function Loaded({ branch, sections, slots, casesHref, options, onLeave, onIdle }: LoadedProps) {
  const emit = useEmit<BranchesEventTable>()
  const [intent, setIntent] = useState<BranchActionName>()
  const editor = useBranchEditor(branch, {
    ...options,
    onSaved(saved) {
      emit('branches.branch.saved', { branchId: saved.id, status: saved.status })
      options.onSaved?.(saved)
    },
  })
  const isIdle = !editor.save.isDirty && !editor.save.isBusy
  useEffect(() => onIdle(isIdle), [isIdle, onIdle])
  return (
    <>
      <BranchEditorView
        editor={editor}
        videoHosts={options.videoHosts}
        slots={slots}
        sections={sections}
        header={<EditorHeader editor={editor} onAction={setIntent} />}
        onAction={setIntent}
      />
      {intent ? (
        <BranchActionPart
          branch={branch}
          actions={editor.actions}
          intent={intent}
          transitions={options.transitions}
          replacement={slots.replacement}
          casesHref={casesHref}
          onDone={(name) => (name === 'delete' ? onLeave?.() : undefined)}
          onClose={() => setIntent(undefined)}
        />
      ) : null}
    </>
  )
}
