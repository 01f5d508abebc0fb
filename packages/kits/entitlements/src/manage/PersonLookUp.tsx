'use client'
import { getIdentity } from '@memberkit/contract/identity/identities'
import { listThinProfiles } from '@memberkit/contract/identity/profiles'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView, useResource } from '@memberkit/foundation/resource'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { announce } from '@memberkit/primitives/live'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { TextField } from '@memberkit/primitives/text-field'
import { useEffect, useRef, useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'

interface Found {
  identityId: string
  /** The name on file, else the address to sign in with, else the ID. */
  name: string
}

/** Looks somebody up by ID before anything is sent: whether the identity exists, and what it is called. */
function useFound(asked: string | undefined): Resource<Found> {
  const enabled = asked !== undefined
  const identity = useResource(getIdentity, { identityId: asked ?? '' }, { enabled })
  const profiles = useResource(listThinProfiles, { body: { identityIds: [asked ?? ''] } }, { enabled })
  if (identity.state !== 'ready') return identity
  if (profiles.state !== 'ready') return profiles
  const { id, emails } = identity.data
  const name = profiles.data.find((one) => one.identityId === id)?.name
  const full = name && [name.firstName, name.lastName].filter(Boolean).join(' ')
  return { ...profiles, data: { identityId: id, name: full || emails[0]?.email || id } }
}

/** Who is looked up, what is wrong with it, and what the dialog's button does meanwhile. */
export function usePersonLookUp(objection: (id: string) => string | undefined) {
  const t = useMessages(manageMessages)
  const [typed, setTyped] = useState('')
  /** What was looked up. Something else is typed: it is to be looked up anew, and nothing is confirmed. */
  const [asked, setAsked] = useState<string>()
  const found = useFound(asked)
  const id = typed.trim()
  const end = asked === undefined ? undefined : endOf(found)
  const problem = end === 'unknown' ? t('identity.unknown', { id }) : id ? objection(id) : t('identity.missing')
  return {
    typed,
    end,
    found,
    asked,
    shownProblem: end === 'unknown' ? problem : undefined,
    change(text: string) {
      setTyped(text)
      if (text.trim() !== asked) setAsked(undefined)
    },
    form: {
      submitLabel: end === 'found' ? undefined : t('identity.find'),
      isPreparing: end === 'looking',
      problems: { newIdentityId: problem },
    },
    /** The first press looks up; the next one, once confirmed, sends. */
    submit(send: (identityId: string) => void) {
      if (asked === undefined) setAsked(id)
      else if (found.state === 'failed' || found.state === 'refused') found.retry()
      else if (found.state === 'ready') send(found.data.identityId)
    },
  }
}

type End = 'looking' | 'found' | 'unknown' | 'unavailable'

function endOf(found: Resource<Found>): End {
  if (found.state === 'loading') return 'looking'
  if (found.state === 'ready') return 'found'
  if (found.isRetrying) return 'looking'
  return found.state === 'refused' && found.reason === 'gone' ? 'unknown' : 'unavailable'
}

/** The ID of somebody, who that is once it was looked up, and the confirmation of it. */
export function PersonLookUp({ person }: { person: ReturnType<typeof usePersonLookUp> }) {
  const { typed, change, end, found, asked, shownProblem } = person
  const t = useMessages(manageMessages)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (end === 'found' && found.state === 'ready') announce(t('identity.found', { name: found.data.name }))
    if (end === 'unavailable') announce(t('identity.notFound'), 'assertive')
    if (end === 'unknown') field.current?.focus()
    // Once an end, not once a reading.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [end])
  return (
    <>
      <FormField name="newIdentityId">
        {({ name, error }) => (
          <TextField
            ref={field}
            name={name}
            label={t('identity.id')}
            description={t('identity.hint')}
            value={typed}
            onChange={change}
            autoComplete="off"
            spellCheck={false}
            error={error ?? shownProblem}
            isRequired
          />
        )}
      </FormField>
      {asked === undefined || end === 'unknown' ? null : (
        <ResourceView
          resource={found}
          noun={t('identity.noun')}
          skeleton={
            <SkeletonGroup label={t('identity.looking')}>
              <SkeletonText lines={2} />
            </SkeletonGroup>
          }
        >
          {({ name, identityId }) => (
            <FormField name="confirm" messages={{ valueMissing: t('identity.confirmMissing', { name }) }}>
              {(confirm) => (
                <Checkbox
                  {...confirm}
                  key={identityId}
                  label={t('identity.confirm', { name, id: identityId })}
                  isRequired
                />
              )}
            </FormField>
          )}
        </ResourceView>
      )}
    </>
  )
}
