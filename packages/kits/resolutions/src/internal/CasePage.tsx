'use client'
import { ResourceView, useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useLinkState } from '@memberkit/foundation/links'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { effects } from '@memberkit/platform/query'
import { getResolution } from '@memberkit/contract/partners/resolutions'
import { Button } from '@memberkit/primitives/button'
import { SegmentedControl } from '@memberkit/primitives/segmented-control'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { caseMessages } from '../messages/case/namespace.ts'
import { internalMessages } from '../messages/internal/namespaces.ts'
import { isFinal } from '../shared/case.rules.ts'
import * as caseStyles from '../shared/view/Case.css.ts'
import { CaseDescription } from './case/CaseDescription.tsx'
import { ConversationPane } from './case/ConversationPane.tsx'
import { CaseHeader } from './case/CaseHeader.tsx'
import * as styles from './case/Internal.css.ts'
import { useAssignToMe } from './case/useAssignToMe.ts'
import { useHalfDone } from './case/useHalfDone.ts'
import { usePins } from './case/usePins.ts'
import type { ClosingPolicy } from './closing/closing.rules.ts'
import { useOpenAttempt } from './closing/useOpenAttempt.ts'
import type { ComposerHandle } from './compose/NoteComposer.tsx'
import type { Snippet } from './compose/snippets.rules.ts'
import { ContextPane } from './context/ContextPane.tsx'
import type { Intent } from './intents.ts'
import { KeysPart, OpenedFlowPart } from './parts.ts'
import { caseLink } from './case-link.ts'
import { CaseSkeleton } from '../shared/view/CaseSkeleton.tsx'
import { useRedactedElsewhere } from '../shared/purge.ts'
import { useShortcuts, useShortcutSwitch } from '../shared/shortcuts.ts'
import type { CaseSlots, QueueKeys } from './slots.ts'
import { allNotes } from './internal-notes.ts'
import {
  type CaseData,
  type ResolutionCaseOptions,
  type ResolutionCaseResources,
  useResolutionCase,
} from './useResolutionCase.ts'

export interface CasePageProps extends ResolutionCaseOptions {
  resolutionId: string
  slots?: CaseSlots
  /** The handlers of the queue's keys; without it they do nothing. */
  queueKeys?: QueueKeys
  /** Texts that staff use often. */
  snippets?: readonly Snippet[]
  /** The phrases of the closing reason that the team uses, beside those of the specification. */
  reasons?: readonly string[]
  /** The requirements of closing, by status. */
  closingPolicy?: ClosingPolicy
  /** The group of the staff directory whose people can be assigned, too. */
  directoryGroup?: string
  /** Until when the reader has seen the case. @default as kept on this device */
  seenUntil?: string
  /** Whether single keys work at all; people can turn them off for themselves. @default true */
  hasShortcuts?: boolean
  /** Opens another case of the member. */
  onOpenCase?: (resolutionId: string) => void
  /** Called when the case was deleted. */
  onGone?: () => void
}

/** A case as staff see it. */
export function CasePage(props: CasePageProps) {
  const { realm } = useMemberkit()
  // The other realms have entries of their own; here nothing is requested for them.
  return realm === 'Internal' ? <Page {...props} /> : <UnavailableHere />
}

function Page(props: CasePageProps) {
  const { resolutionId, transitions, interval } = props
  const t = useMessages(caseMessages)
  const internal = useMessages(internalMessages)
  const resources = useResolutionCase(resolutionId, { transitions, interval })
  const [intent, setIntent] = useState<Intent>()
  const { main } = resources
  const { notify } = useMemberkit()
  const last = useRef(main)
  // A dialog would keep the words that were removed, and could send them again.
  useRedactedElsewhere((id) => {
    if (id !== resolutionId) return
    last.current = { state: 'loading' }
    if (!intent) return
    setIntent(undefined)
    notify({ message: internal('redacted.elsewhere'), tone: 'caution' })
  })
  if (main.state === 'ready') last.current = main
  // An open flow outlasts its case: it says how a deletion went.
  const shown = intent && last.current.state === 'ready' ? last.current : main
  return (
    <div className={caseStyles.page}>
      <ResourceView resource={shown} noun={t('noun')} showsUnreadable skeleton={<CaseSkeleton />}>
        {(data) => <OpenCase {...props} {...{ data, resources, intent, setIntent }} />}
      </ResourceView>
    </div>
  )
}

type OpenCaseProps = CasePageProps & {
  data: CaseData
  resources: ResolutionCaseResources
  intent: Intent | undefined
  setIntent: (intent: Intent | undefined) => void
}

function OpenCase({ data, resources, intent, setIntent, ...props }: OpenCaseProps) {
  const { slots = {}, queueKeys, snippets, seenUntil, hasShortcuts = true, onOpenCase } = props
  const { resolution } = data
  const t = useMessages(internalMessages)
  const queryClient = useQueryClient()
  const root = useRef<HTMLDivElement>(null)
  const composer = useRef<ComposerHandle>(null)
  const [{ pane = 'conversation' }, setLink] = useLinkState(caseLink)
  const [areKeysOn, setKeysOn] = useShortcutSwitch()
  const assign = useAssignToMe(data)
  const pins = usePins(resolution)
  const attempt = useOpenAttempt(resolution)
  const half = useHalfDone({ closing: data.isHalfClosed, attempt: attempt.isOpen }, intent !== undefined)
  const close = () => setIntent(undefined)

  const write = (list: 'notes' | 'internalUseOnlyNotes') => () => {
    // A pane that isn't shown takes no focus.
    flushSync(() => setLink({ pane: undefined }))
    composer.current?.write(list)
  }
  useShortcuts(
    root,
    {
      j: queueKeys?.next,
      k: queueKeys?.previous,
      Enter: queueKeys?.open,
      '/': queueKeys?.search,
      a: assign.take,
      s: data.actions.some(({ name, unavailableReason }) => name === 'updateStatus' && !unavailableReason)
        ? () => setIntent('updateStatus')
        : undefined,
      n: write('notes'),
      i: write('internalUseOnlyNotes'),
      p: isFinal(resolution.status) ? undefined : togglePin,
      '?': () => setIntent('keys'),
    },
    areKeysOn && hasShortcuts,
  )
  return (
    <div ref={root} className={caseStyles.page}>
      <CaseHeader
        data={data}
        assign={assign}
        half={half}
        onIntent={setIntent}
        survey={slots.survey?.(resolution)}
        extras={
          <>
            <span className={caseStyles.clock}>
              {isFinal(resolution.status)
                ? null
                : slots.serviceLevel?.(resolution, resolution.status === 'PendingMember')}
            </span>
            <span className={caseStyles.present}>{slots.presence?.(resolution)}</span>
          </>
        }
      />
      <div className={styles.panes}>
        <div className={styles.paneSwitch}>
          <SegmentedControl
            label={t('pane')}
            isLabelHidden
            fit="container"
            value={pane}
            onChange={(value) => setLink({ pane: value === 'conversation' ? undefined : (value as typeof pane) })}
            options={[
              ...(slots.queue ? [{ value: 'queue', label: t('pane.queue') }] : []),
              { value: 'conversation', label: t('pane.conversation') },
              { value: 'details', label: t('pane.details') },
            ]}
          />
        </div>
        <div className={styles.grid} data-queue={slots.queue ? '' : undefined}>
          {slots.queue ? (
            <section className={styles.pane} aria-label={t('pane.queue')} data-shown={shown('queue')}>
              {slots.queue}
            </section>
          ) : null}
          <section className={styles.pane} aria-label={t('pane.conversation')} data-shown={shown('conversation')}>
            <CaseDescription data={data} onIntent={setIntent} />
            <ConversationPane
              data={data}
              history={resources.history}
              pins={pins}
              snippets={snippets}
              seenUntil={seenUntil}
              composer={composer}
              onRefresh={refresh}
            />
          </section>
          <section className={styles.pane} aria-label={t('pane.details')} data-shown={shown('details')}>
            <ContextPane data={data} context={resources.context} slots={slots} onOpenCase={onOpenCase} />
            <div className={caseStyles.actions}>
              <Button size="small" tone="quiet" onPress={() => setIntent('evidence')}>
                {t('evidence')}
              </Button>
              {hasShortcuts ? (
                <Button size="small" tone="quiet" onPress={() => setIntent('keys')} onFocus={KeysPart.preload}>
                  {t('keys')}
                </Button>
              ) : null}
            </div>
          </section>
        </div>
      </div>
      {intent ? (
        <OpenedFlowPart
          {...props}
          intent={intent}
          data={data}
          history={resources.history}
          keys={{ isOn: areKeysOn, onChange: setKeysOn, hasQueue: queueKeys !== undefined }}
          attempt={attempt}
          onIntent={setIntent}
          onClose={close}
        />
      ) : null}
    </div>
  )

  function shown(name: string) {
    // The pane in the address may not be here.
    const current = pane === 'queue' && !slots.queue ? 'conversation' : pane
    return current === name ? '' : undefined
  }

  function refresh() {
    for (const queryKey of effects(getResolution, { resolutionId: resolution.id })) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }

  function togglePin() {
    const noteId = document.activeElement?.closest<HTMLElement>('[data-note]')?.dataset.note
    const entry = allNotes(resolution).find(({ id }) => id === noteId)
    if (entry) pins.toggle(entry)
  }
}
