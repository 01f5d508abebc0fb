'use client'
import { redactResolutionPII } from '@memberkit/contract/partners/resolutions'
import { getResolution, resolutionJournal } from '@memberkit/contract/partners/resolutions'
import { useMemberkit, useResource } from '@memberkit/foundation'
import { ActionMessage, useAction, useFocusKept } from '@memberkit/foundation/action'
import { PressAgain } from '@memberkit/foundation/conflict'
import { permissionFor } from '@memberkit/foundation/entity-actions'
import { useClosingNotice } from '@memberkit/foundation/entity-actions/dialog'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { keyOf } from '@memberkit/platform/query'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Drawer } from '@memberkit/primitives/drawer'
import { FormField } from '@memberkit/primitives/form'
import { Text } from '@memberkit/primitives/text'
import { TextField } from '@memberkit/primitives/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { Resolution } from '../../shared/received.ts'
import { verifyCase } from '../../shared/verify-case.ts'
import { resolutionCalls } from '../actions/resolution-calls.ts'
import { useCaseAgreement } from '../actions/useCaseAgreement.tsx'
import { resolutionActions } from '../resolution-actions.ts'
import { purgeRedacted } from '../../shared/purge.ts'
import { RedactPreview } from './RedactPreview.tsx'
import { RedactTexts } from './RedactTexts.tsx'
import { foundIn, keptIn, redactableTexts, redactionOf, remaining, type Removals } from './redaction.rules.ts'

export interface RedactSheetProps {
  resolution: Resolution
  onDone: () => void
  onClose: () => void
}

/**
 * Removes personal data from a case for good: what was found and what is selected, shown before and after, confirmed by
 * the number of the case. Afterwards nothing here, in drafts or in other tabs has the words any more.
 */
export function RedactSheet({ resolution: known, onDone, onClose }: RedactSheetProps) {
  const t = useMessages(openedMessages)
  const { client } = useMemberkit()
  const queryClient = useQueryClient()
  const sayOnceClosed = useClosingNotice()
  const resolutionId = known.id
  const current = useResource(getResolution, { resolutionId })
  const resolution = current.state === 'ready' ? current.data : known
  const texts = useMemo(() => redactableTexts(resolution), [resolution])
  const [chosen, setRemovals] = useState<Removals>()
  const removals = chosen ?? foundIn(texts)
  const changed = remaining(texts, removals, t('redact.token'))
  const [isPreview, setPreview] = useState(false)
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const number = resolution.friendlyId
  const action = useAction(redactResolutionPII, {
    entity: resolutionId,
    version: resolution.version,
    permission: permissionFor(resolutionActions, 'redactPII'),
    needsCertainty: true,
    effects: () => [keyOf(resolutionJournal)],
    verifyOutcome: (input) =>
      verifyCase(client, resolutionId, (now) =>
        resolutionCalls.calls.redactPII.isApplied?.(now as Resolution, resolution, input),
      ),
    onDone() {
      sayOnceClosed(t('redact.done', { number }))
      onDone()
      onClose()
      void purgeRedacted(queryClient, resolutionId)
    },
  })
  const { state, isBusy } = action
  const { changed: changes, isAsked, agree } = useCaseAgreement(resolution, [action])
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLParagraphElement>(null)
  useFocusKept(form, state.phase, isBusy)
  useEffect(() => {
    heading.current?.focus()
    // Each step begins at its first words.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isPreview])
  // A text that somebody changed meanwhile has other words at these places.
  const seen = useRef(texts)
  useEffect(() => {
    const before = seen.current
    const same = before.length === texts.length && before.every((one, at) => one.text === texts[at]?.text)
    seen.current = texts
    if (same) return
    setRemovals((all) => all && keptIn(texts, all, before))
    setPreview(false)
  }, [texts])

  return (
    <Drawer
      isOpen
      onClose={onClose}
      isPending={isBusy}
      size="large"
      title={t('redact.title', { number })}
      closeLabel={t('dismiss')}
      actions={
        <>
          {isPreview ? (
            <Button onPress={() => setPreview(false)} aria-disabled={isBusy}>
              {t('back')}
            </Button>
          ) : (
            <Button onPress={onClose}>{t('cancel')}</Button>
          )}
          {state.phase === 'unknown' && !isBusy ? null : (
            <Button
              type="submit"
              form={id}
              tone={isPreview ? 'critical' : 'primary'}
              isPending={isBusy}
              pendingLabel={t('working')}
            >
              {t(isPreview ? 'redact.do' : 'redact.next')}
            </Button>
          )}
        </>
      }
    >
      <DialogForm
        id={id}
        ref={form}
        isPending={isBusy}
        problems={isPreview && typed.trim() !== number ? { retype: t('redact.retype.wrong', { number }) } : {}}
        onChange={state.phase === 'refused' || state.phase === 'failed' ? action.reset : undefined}
        onSubmit={() => {
          setMissing(changed.length === 0)
          if (changed.length === 0) return
          // Who goes on to the preview has seen the changes above it.
          const isAgreed = agree()
          if (!isPreview) setPreview(true)
          else if (isAgreed) void action.run({ resolutionId, body: redactionOf(changed) })
        }}
      >
        <Stack gap="md">
          {changes}
          {isAsked && isPreview ? <PressAgain button={t('redact.do')} /> : null}
          <Text ref={heading} as="p" tabIndex={-1}>
            {isPreview ? t('redact.preview', { token: t('redact.token') }) : t('redact.intro')}
          </Text>
          {isPreview ? (
            <>
              <RedactPreview changed={changed} />
              <Alert isStatic tone="caution">
                {t('redact.warning')}
              </Alert>
              <FormField name="retype">
                {(field) => (
                  <TextField
                    {...field}
                    label={t('redact.retype', { number })}
                    value={typed}
                    onChange={setTyped}
                    autoComplete="off"
                    isRequired
                  />
                )}
              </FormField>
            </>
          ) : (
            <>
              {isMissing && changed.length === 0 ? <Alert tone="critical">{t('redact.none')}</Alert> : null}
              <RedactTexts texts={texts} removals={removals} onChange={setRemovals} />
            </>
          )}
          {state.phase === 'conflict' ? null : <ActionMessage action={action} />}
        </Stack>
      </DialogForm>
    </Drawer>
  )
}
