'use client'
import { Alert } from '@memberkit/primitives/alert'
import { Button, LinkButton } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { useRef } from 'react'
import { ConflictPanel } from '../conflict/ConflictPanel.tsx'
import { actionMessages } from '../messages/actions.ts'
import { sectionMessages } from '../messages/sections.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useLoginUrl } from '../permission/login.ts'
import { Details } from '../resource/Details.tsx'
import { useSecondsLeft } from '../resource/useSecondsLeft.ts'
import type { SectionedSave } from './options.ts'
import { AlsoChanged } from './AlsoChanged.tsx'
import { type Report, type ReportLine, reportOf } from './report.ts'
import type { SaveFields } from './ReviewDrawer.tsx'
import * as styles from './Sections.css.ts'
import { useSaveFocus } from './useSaveFocus.ts'

export interface SaveReportProps<D extends object, K extends string> {
  save: SectionedSave<D, K>
  fields: SaveFields<NoInfer<D>>
}

/**
 * Shows the outcome of a save and the next step, and asks what to keep if someone else changed the same fields. Put it
 * before the sections. `useSectionedSave` announces it, so it isn't a live region.
 */
export function SaveReport<D extends object, K extends string>({ save, fields }: SaveReportProps<D, K>) {
  const words = { t: useMessages(sectionMessages), ofAction: useMessages(actionMessages) }
  const place = useRef<HTMLDivElement>(null)
  useSaveFocus(save, place)
  const { stage, conflict, submittedSections, sections } = save
  const isReady = words.t.isReady && words.ofAction.isReady
  const isShown = isReady && !save.isBusy && submittedSections.length > 0 && stage !== 'editing'
  const states = Object.fromEntries(submittedSections.map((key) => [key, sections[key].state]))
  const isChanged = (key: string) => sections[key as K].changes.length > 0
  const report = reportOf({ submittedSections, states, sections, isChanged }, words)
  return (
    <div ref={place} tabIndex={-1} className={styles.report} data-mk-save="report">
      {conflict && isReady && !save.isBusy ? (
        <Card as="div">
          <ConflictPanel
            merge={conflict.merge}
            fields={fields}
            changedBy={conflict.changedBy}
            onResolve={conflict.resolve}
            onCancel={conflict.cancel}
          />
        </Card>
      ) : isShown ? (
        <Ended save={save} report={report} fields={fields} />
      ) : null}
    </div>
  )
}

function Ended<D, K extends string>({
  save,
  report,
  fields,
}: {
  save: SectionedSave<D, K>
  report: Report
  fields: SaveFields<D>
}) {
  const t = useMessages(sectionMessages)
  const { lines, waiting, title } = report
  const isDone = lines.length === 0 && waiting.length === 0
  return (
    <Alert
      isStatic
      tone={isDone ? 'positive' : 'caution'}
      title={title}
      actions={isDone ? undefined : <NextStep save={save} lines={lines} />}
      data-mk-action={isDone ? 'done' : save.stage}
    >
      {isDone ? null : (
        <ul className={styles.problems}>
          {lines.map((line) => (
            <li key={line.key} className={styles.problem}>
              <span className={styles.about}>{t('line', { section: line.label, problem: line.title })}</span>
              {line.text}
              {'reference' in line.state ? <Details {...line.state} /> : null}
            </li>
          ))}
          {waiting.length > 0 ? (
            <li className={styles.problem}>{t('notSaved', { sections: waiting.join(', ') })}</li>
          ) : null}
        </ul>
      )}
      <AlsoChanged save={save} fields={fields} />
    </Alert>
  )
}

function NextStep<D, K extends string>({ save, lines }: { save: SectionedSave<D, K>; lines: readonly ReportLine[] }) {
  const t = useMessages(sectionMessages)
  const ofAction = useMessages(actionMessages)
  const login = useLoginUrl()
  const refused = lines.map(({ state }) => state).find(({ phase }) => phase === 'refused')
  const secondsLeft = useSecondsLeft(refused?.phase === 'refused' ? refused : {})
  const isSignedOut = lines.some(({ state }) => state.phase === 'refused' && state.reason === 'signedOut')
  const { check, retryFailed, stage } = save
  if (stage === 'unknown') {
    return (
      <Button size="small" isPending={!check} pendingLabel={ofAction('checking')} onPress={check}>
        {ofAction('checkAgain')}
      </Button>
    )
  }
  return (
    <>
      {isSignedOut && login ? (
        <LinkButton size="small" tone="primary" href={login} target="_blank" rel="noopener">
          {ofAction('signIn')}
        </LinkButton>
      ) : null}
      {retryFailed ? (
        <Button size="small" onPress={retryFailed} aria-disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? ofAction('retryIn', { count: secondsLeft }) : t('saveRest')}
        </Button>
      ) : null}
    </>
  )
}
