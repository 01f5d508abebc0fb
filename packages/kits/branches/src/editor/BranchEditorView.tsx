'use client'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { useSaveShortcut } from '@memberkit/foundation/sections'
import { Notice } from '@memberkit/primitives/notice'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { editorMessages } from '../messages/namespaces.ts'
import type { BranchActionName } from '../shared/branch-actions.ts'
import { branchLink } from './branch-link.ts'
import { type SectionName, sectionNames } from './section-names.ts'
import * as styles from './Editor.css.ts'
import { EditorSections, type EditorSlots } from './EditorSections.tsx'
import { SaveControlsPart, SaveOutcomePart } from './later-parts.tsx'
import { PrintedBranch } from './PrintedBranch.tsx'
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx'
import { SidePanels } from './SidePanels.tsx'
import type { BranchEditorData, BranchEditorOptions } from './useBranchEditor.ts'

export interface BranchEditorViewProps extends Pick<BranchEditorOptions, 'videoHosts'> {
  editor: BranchEditorData
  slots?: EditorSlots
  /** Which sections to show. @default all */
  sections?: readonly SectionName[]
  header: ReactNode
  onAction: (name: BranchActionName) => void
}

/** The form of a branch in sections, with its one Save, and beside it what members see. */
export function BranchEditorView({
  editor,
  videoHosts,
  slots = {},
  sections,
  header,
  onAction,
}: BranchEditorViewProps) {
  const t = useMessages(editorMessages)
  const { save, rights } = editor
  const root = useRef<HTMLDivElement>(null)
  const [{ section }, setPlace] = useLinkState(branchLink)
  const [open, setOpen] = useState<ReadonlySet<SectionName>>(new Set([section ?? 'identity']))
  const unfold = (name: SectionName, isOpen = true) =>
    setOpen((before) => new Set(isOpen ? [...before, name] : [...before].filter((one) => one !== name)))
  useSaveShortcut(save)

  const goTo = (name: SectionName) => {
    unfold(name)
    setPlace({ section: name }, { replace: true })
    // Focus follows once the section is unfolded, also where the address says the same already.
    requestAnimationFrame(() => focusSection(root.current, name))
  }
  useEffect(() => {
    if (!section) return
    unfold(section)
    requestAnimationFrame(() => focusSection(root.current, section))
    // On mount only, where the page begins.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <div ref={root} className={styles.page}>
      {header}
      {rights.readOnlyReason ? <ReadOnlyNotice rights={rights} /> : null}
      <SaveOutcomePart editor={editor} />
      <PrintedBranch editor={editor} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          <EditorSections
            editor={editor}
            videoHosts={videoHosts}
            slots={slots}
            shown={sections}
            isOpen={(name) => open.has(name)}
            onOpenChange={unfold}
          />
        </div>
        <div className={styles.side}>
          <SidePanels editor={editor} slots={slots} sections={sections} page={root} onGo={goTo} onAction={onAction} />
        </div>
      </div>
      <SaveControlsPart editor={editor} />
      {sectionNames.every((name) => save.sections[name].isReadOnly) && !rights.readOnlyReason ? (
        <Notice tone="info">{t('denied')}</Notice>
      ) : null}
    </div>
  )
}

/** Focuses the first control of a section, as soon as it has one: its fields may be loading. */
function focusSection(root: HTMLElement | null, name: SectionName) {
  const place = root?.querySelector<HTMLElement>(`[data-mk-section="${name}"]`)
  if (!place) return
  place.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'start' })
  const isWaited = () => (place.getRootNode() as Document | ShadowRoot).activeElement === place
  const enter = () => {
    const control = firstControl(place)
    if (isWaited()) control?.focus({ preventScroll: true })
    return !isWaited()
  }
  if (enter()) return
  const loading = new MutationObserver(() => enter() && loading.disconnect())
  loading.observe(place, { childList: true, subtree: true })
}

function firstControl(place: HTMLElement) {
  const controls = place.querySelectorAll<HTMLElement>(
    'input:not([readonly]), select, textarea:not([readonly]), button:not([aria-expanded])',
  )
  return [...controls].find((one) => one.checkVisibility())
}
