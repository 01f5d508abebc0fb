'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { FormField } from '@memberkit/primitives/form'
import { announce } from '@memberkit/primitives/live'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { TextField } from '@memberkit/primitives/text-field'
import { type ReactNode, useEffect, useRef } from 'react'
import { personMessages } from '../../messages/namespaces.ts'
import { ConfirmPerson } from './ConfirmPerson.tsx'
import type { FoundPerson } from './useFoundPerson.ts'
import type { PersonLookUpState } from './usePersonLookUp.ts'

export interface PersonLookUpProps {
  lookUp: PersonLookUpState
  /** Shows who was found and asks for confirmation by the field `confirm`, which takes the focus. @default `ConfirmPerson` */
  children?: (found: FoundPerson) => ReactNode
}

/** The identity ID of a person, who that is once looked up, and the confirmation. Announces how the look-up ended. */
export function PersonLookUp({ lookUp, children = showPerson }: PersonLookUpProps) {
  const { name, typed, change, asked, found, end, problem } = lookUp
  const t = useMessages(personMessages)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (end === 'found' && found.state === 'ready') {
      announce(t('found', { name: found.data.person.name }))
      // The button just pressed may be one that can't be undone now.
      field.current?.form?.querySelector<HTMLElement>('[name="confirm"]')?.focus()
    }
    if (end === 'unavailable') announce(t('notFound'), 'assertive')
    if (end === 'unknown' || end === 'objected') field.current?.focus()
    // Once an end, not once a reading.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [end])
  return (
    <>
      <FormField name={name}>
        {({ error }) => (
          <TextField
            ref={field}
            name={name}
            label={t('identity')}
            description={t('hint')}
            value={typed}
            onChange={change}
            autoComplete="off"
            spellCheck={false}
            error={error ?? problem}
            isRequired
          />
        )}
      </FormField>
      {asked === undefined || end === 'unknown' || end === 'objected' ? null : (
        <ResourceView
          resource={found}
          noun={t('noun')}
          skeleton={
            <SkeletonGroup label={t('looking')}>
              <SkeletonText lines={4} />
            </SkeletonGroup>
          }
        >
          {children}
        </ResourceView>
      )}
    </>
  )
}

const showPerson = ({ person }: FoundPerson) => <ConfirmPerson key={person.identityId} person={person} />
