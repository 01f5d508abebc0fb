'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useRegions } from '@memberkit/parts/address'
import { Button } from '@memberkit/primitives/button'
import { ComboBox } from '@memberkit/primitives/combo-box'
import { FormField } from '@memberkit/primitives/form'
import { Notice } from '@memberkit/primitives/notice'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { createMessages } from '../messages/create/namespaces.ts'
import type { Draft } from './draft.ts'
import type { Places } from './usePlaces.ts'

interface WhereStepProps {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  places: Places
}

/** The law firm's branch: by the state it serves, or among all. */
export function WhereStep({ draft, onChange, places }: WhereStepProps) {
  const t = useMessages(createMessages)
  const states = useRegions()
  const labels = (list: string) => ({
    open: t('list.open', { list }),
    list,
    found: (count: number) => t('list.found', { count }),
    nothingFound: t('list.none'),
    clear: t('list.clear', { list }),
  })
  return (
    <>
      <RadioGroup
        label={t('where.about')}
        value={draft.isAboutFirm ? 'firm' : 'other'}
        onChange={(value) =>
          onChange({ isAboutFirm: value === 'firm', type: value === 'firm' ? 'ProviderFirm' : 'SpecialCase' })
        }
        options={[
          { value: 'firm', label: t('where.firm') },
          { value: 'other', label: t('where.other') },
        ]}
      />
      {draft.isAboutFirm ? (
        <>
          <FormField name="state">
            {(field) => (
              <ComboBox
                {...field}
                label={t('where.state')}
                description={t('where.state.hint')}
                optionalMark={t('optional')}
                options={states}
                value={draft.state}
                onChange={(state) => onChange({ state })}
                labels={labels(t('where.states'))}
              />
            )}
          </FormField>
          {places.isLoading ? (
            <Skeleton height="control" />
          ) : (
            <FormField name="branchId" messages={{ valueMissing: t('where.branch.missing') }}>
              {(field) => (
                <ComboBox
                  {...field}
                  label={t('where.branch')}
                  options={places.branches}
                  value={draft.branchId}
                  onChange={(branchId) => onChange({ branchId })}
                  isRequired
                  labels={labels(t('where.branches'))}
                />
              )}
            </FormField>
          )}
          {places.retry ? (
            <Notice tone="caution">
              {t('where.failed')}{' '}
              <Button size="small" tone="quiet" onPress={places.retry}>
                {t('retry')}
              </Button>
            </Notice>
          ) : null}
          {places.firmName ? (
            <Text as="p" size="sm" tone="muted">
              {t('where.of', { firm: places.firmName })}{' '}
              {places.handledBy.length > 0 ? t('where.handled', { names: places.handledBy.join(', ') }) : null}
            </Text>
          ) : null}
        </>
      ) : null}
    </>
  )
}
