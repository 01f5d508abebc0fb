'use client'
import { Network, permissionOf, PracticeType } from '@memberkit/contract'
import { createBranch, listBranches, type NewBranch } from '@memberkit/contract/partners/branches'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { ActionMessage, lookUp, useAction, useEndInSight, useFocusKept } from '@memberkit/foundation/action'
import { useEmit } from '@memberkit/foundation/events'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { AddressSection } from '@memberkit/parts/address/section'
import { useLabel } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { Dialog } from '@memberkit/primitives/dialog'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { Stack } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { TextField } from '@memberkit/primitives/text-field'
import { useId, useRef, useState } from 'react'
import type { BranchesEventTable } from '../events.ts'
import { createMessages } from '../messages/namespaces.ts'
import { blankBranch, createdIn, errorsInForm, newBranchOf, type NewBranchDraft } from './create.rules.ts'
import { usualZone } from './usual-zone.ts'
import { useUndecided } from './useUndecided.ts'
import { ZoneField } from './ZoneField.tsx'

export interface CreateBranchProps {
  isOpen: boolean
  ownerId: string | undefined
  /** Called with the branch, and whether it is what the form shows: it may have come late. */
  onCreated: (branchId: string, isShown: boolean) => void
  /** Called with whether the outcome of a request is still open: then the form is kept, to go on from. */
  onClose: (isUndecided: boolean) => void
}

/** The form of a new branch. It begins as created, and is completed in the editor, which opens next. */
export function CreateBranch({ isOpen, ownerId, onCreated, onClose }: CreateBranchProps) {
  const t = useMessages(createMessages)
  const { can, client, locale, notify } = useMemberkit()
  const emit = useEmit<BranchesEventTable>()
  const network = useLabel('Network')
  const type = useLabel('PracticeType')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isMounted = useIsMounted()
  const known = useRef<ReadonlySet<string>>(undefined)
  // Set synchronously: a second press may come while the list is read.
  const isSubmitting = useRef(false)
  const [isPreparing, setPreparing] = useState(false)
  const [draft, setDraft] = useState(() => blankBranch(locale.endsWith('CA') ? 'CA' : 'US', ownerId))
  // The zone follows the address until somebody chooses one.
  const [isZoneChosen, setZoneChosen] = useState(false)
  const change = (part: Partial<NewBranchDraft>) => setDraft((before) => ({ ...before, ...part }))
  const permission = permissionOf(createBranch)
  const action = useAction(createBranch, {
    // Each form makes a branch of its own: one that was left may still be looked up.
    entity: `new branch ${id}`,
    permission,
    needsCertainty: true,
    async verifyOutcome({ body }) {
      const now = await branchesNow()
      // A branch like it may be an older one, where it isn't known which were there before.
      if (!now || !known.current) return { outcome: 'unclear' }
      const data = createdIn(now, known.current, body)
      return data ? { outcome: 'applied', data } : { outcome: 'absent' }
    },
    onDone({ id: branchId, name, status }, { body }) {
      notify({ message: t('done', { branch: name }), tone: 'positive' })
      emit('branches.branch.changed', { branchId, action: 'create', status })
      void tellCopy(branchId, body)
      const isShown = isOpen && JSON.stringify(newBranchOf(draft)) === JSON.stringify(body)
      if (isMounted()) onCreated(branchId, isShown)
    },
  })
  const { state } = action
  const isBusy = action.isBusy || isPreparing
  const isUndecided = useUndecided(state)
  // Without the branches from before, no look at the list can ever settle it.
  const close = () => onClose(isUndecided && known.current !== undefined)
  useEndInSight(form, state.phase)
  useFocusKept(form, state.phase, isBusy)
  const submit = async () => {
    const body = newBranchOf(draft)
    if (!body || !can(permission) || isSubmitting.current) return
    isSubmitting.current = true
    setPreparing(true)
    try {
      // The earlier list tells a branch that a lost request has made from one that was there. A branch added since a lost
      // request isn't from before.
      if (!isUndecided) known.current = await idsBefore()
      await action.run({ body })
    } finally {
      isSubmitting.current = false
      setPreparing(false)
    }
  }
  /** A browser may send a lost request again by itself, and nothing in it tells the platform so. */
  async function tellCopy(branchId: string, body: NewBranch) {
    const before = known.current
    const now = await branchesNow().catch(() => undefined)
    if (!now || !before) return
    const copy = createdIn(now, new Set([...before, branchId]), body)
    if (copy) notify({ message: t('twice', { branch: body.name }), tone: 'caution' })
  }
  async function idsBefore() {
    const before = await branchesNow().catch(() => undefined)
    return before && new Set(before.map((one) => one.id))
  }
  // Read beside the table, which would show a refusal. A list may hold what is no branch at all.
  async function branchesNow() {
    const answer = await lookUp(client, listBranches, { query: {} })
    return answer.ok ? answer.data.filter((one) => (one as unknown) !== null) : undefined
  }
  const text = (name: 'name' | 'externalId' | 'firmId', isRequired = false) => (
    <FormField name={name}>
      {(field) => (
        <TextField
          {...field}
          label={t(name)}
          value={draft[name]}
          onChange={(value) => change({ [name]: value })}
          isRequired={isRequired}
          optionalMark={isRequired ? undefined : t('optional')}
          autoComplete="off"
        />
      )}
    </FormField>
  )
  return (
    <Dialog
      isOpen={isOpen}
      size="large"
      onClose={close}
      isPending={isBusy}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onPress={close} aria-disabled={isBusy}>
            {t('cancel')}
          </Button>
          {state.phase === 'unknown' && !isBusy ? null : (
            <Button
              type="submit"
              form={id}
              tone="primary"
              isPending={isBusy}
              pendingLabel={t('working')}
              aria-disabled={!can(permission)}
            >
              {t('do')}
            </Button>
          )}
        </>
      }
    >
      <DialogForm
        id={id}
        ref={form}
        errors={state.phase === 'refused' ? errorsInForm(state.fields) : undefined}
        problems={{ branchTypes: draft.branchTypes.length > 0 ? undefined : t('types.missing') }}
        isPending={isBusy}
        // The previous outcome doesn't apply to the new input.
        onChange={state.phase === 'refused' || state.phase === 'failed' ? action.reset : undefined}
        onSubmit={() => void submit()}
      >
        <Stack gap="md">
          <Text as="p" tone="muted">
            {t('text')}
          </Text>
          {text('name', true)}
          <FormField name="network">
            {(field) => (
              <Select
                {...field}
                label={t('network')}
                placeholder={t('network.choose')}
                options={Network.options.map((value) => ({ value, label: network(value) }))}
                value={draft.network}
                onChange={(value) => change({ network: value })}
                isRequired
              />
            )}
          </FormField>
          <FormField name="branchTypes">
            {(field) => (
              <CheckboxGroup
                {...field}
                label={t('types')}
                options={PracticeType.options.map((value) => ({ value, label: type(value) }))}
                value={draft.branchTypes}
                onChange={(branchTypes) => change({ branchTypes })}
              />
            )}
          </FormField>
          <AddressSection
            label={t('address')}
            name="address"
            value={draft.address}
            onChange={(address) =>
              change({ address, ...(isZoneChosen ? {} : { timeZone: usualZone(address.region, draft.timeZone) }) })
            }
          />
          <ZoneField
            value={draft.timeZone}
            onChange={(timeZone) => {
              setZoneChosen(true)
              change({ timeZone })
            }}
            label={t('timeZone')}
          />
          {text('externalId')}
          {text('firmId')}
        </Stack>
        <ActionMessage action={action} />
      </DialogForm>
    </Dialog>
  )
}
