'use client'
import type { Resource } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { createMessages } from '../messages/create/namespaces.ts'
import { OpenCases } from './OpenCases.tsx'
import type { Resolution } from './received.ts'

interface OpenCasesStepProps {
  cases: Resource<readonly Resolution[]>
  /** Those that need work. */
  open: readonly Resolution[]
  onOpen: ((id: string) => void) | undefined
}

/** The member's open cases: a second case of the same concern would split its history. */
export function OpenCasesStep({ cases, open, onOpen }: OpenCasesStepProps) {
  const t = useMessages(createMessages)
  const isUnknown = cases.state === 'refused' || cases.state === 'failed'
  return (
    <>
      <ResourceView
        resource={cases}
        noun={t('open.noun')}
        skeleton={
          <SkeletonGroup label={t('open.loading')}>
            <SkeletonText lines={3} />
          </SkeletonGroup>
        }
      >
        {() =>
          open.length === 0 ? (
            <Text as="p">{t('open.none')}</Text>
          ) : (
            <>
              <OpenCases open={open} onOpen={onOpen} isStatic />
              <FormField name="isOther" messages={{ valueMissing: t('open.missing') }}>
                {(field) => <Checkbox {...field} label={t('open.confirm')} isRequired />}
              </FormField>
            </>
          )
        }
      </ResourceView>
      {isUnknown ? (
        <FormField name="isOther" messages={{ valueMissing: t('open.unknown.missing') }}>
          {(field) => <Checkbox {...field} label={t('open.unknown')} isRequired />}
        </FormField>
      ) : null}
    </>
  )
}
