'use client'
import { useMemberkit } from '@memberkit/foundation'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { CheckboxGroup } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Text } from '@memberkit/primitives/text'
import { zoneName } from '@memberkit/platform/formats'
import { type ReactNode, useId, useState } from 'react'
import { copyMessages } from '../../messages/namespaces.ts'
import { isPastDate } from '../dates.rules.ts'
import { useToday } from '../useToday.ts'
import { isTimeZone } from '../zone.ts'
import type { CopyChoice, SiblingBranch } from './copy-plan.rules.ts'

interface ChooseBranchesProps {
  source: SiblingBranch
  branches: readonly SiblingBranch[]
  /** Whether what is chosen is left from a run that was interrupted. */
  isResumed: boolean
  choice: CopyChoice
  onChoice: (choice: CopyChoice) => void
  chosen: readonly string[]
  onChosen: (ids: readonly string[]) => void
  frame: (content: ReactNode, actions: ReactNode) => ReactNode
  onClose: () => void
  /** Reads the branches; resolves to whether they could be read. */
  onSubmit: () => Promise<boolean>
}

/** Asks what is copied, how, and to which branches. */
export function ChooseBranches(props: ChooseBranchesProps) {
  const { source, branches, isResumed, choice, onChoice, chosen, onChosen, frame, onClose, onSubmit } = props
  const t = useMessages(copyMessages)
  const { locale } = useMemberkit()
  const id = useId()
  const today = useToday()(source.timeZone)
  const coming = source.unavailableDates.filter((date) => !isPastDate(date, today)).length
  const [isReading, setReading] = useState(false)
  const [couldNotRead, setCouldNotRead] = useState(false)
  const what = [choice.hours && 'hours', choice.dates && 'dates'].filter((one) => one !== false)
  // A button below also chooses: a problem that is solved isn't shown anymore.
  const problems = {
    what: what.length === 0 ? t('error.what') : undefined,
    branches: chosen.length === 0 ? t('error.which') : undefined,
  }
  if (branches.length === 0)
    return frame(<Text as="p">{t('none')}</Text>, <Button onPress={onClose}>{t('close')}</Button>)

  const submit = async () => {
    setReading(true)
    setCouldNotRead(!(await onSubmit()))
    setReading(false)
  }
  const isAll = chosen.length === branches.length
  return frame(
    <DialogForm id={id} problems={problems} isPending={isReading} onSubmit={() => void submit()}>
      <Stack gap="md">
        {isResumed ? (
          <Alert isStatic tone="info" title={t('unfinished.title')}>
            {t('unfinished.chosen')}
          </Alert>
        ) : null}
        {couldNotRead ? <Alert tone="critical">{t('checkFailed')}</Alert> : null}
        <FormField name="what">
          {({ name, error }) => (
            <CheckboxGroup
              label={t('what')}
              name={name}
              error={problems.what && error}
              value={what}
              onChange={(values) =>
                onChoice({ ...choice, hours: values.includes('hours'), dates: values.includes('dates') })
              }
              options={[
                { value: 'hours', label: t('hours'), description: t('hoursAbout') },
                {
                  value: 'dates',
                  label: t('dates'),
                  description: t('datesAbout', { count: coming }),
                  isDisabled: coming === 0 && !choice.dates,
                },
              ]}
            />
          )}
        </FormField>
        <RadioGroup
          label={t('how')}
          value={choice.mode}
          onChange={(mode) => onChoice({ ...choice, mode: mode === 'replace' ? 'replace' : 'merge' })}
          options={[
            { value: 'merge', label: t('merge'), description: t('mergeAbout') },
            { value: 'replace', label: t('replace'), description: t('replaceAbout') },
          ]}
        />
        <FormField name="branches">
          {({ name, error }) => (
            <CheckboxGroup
              label={t('which')}
              name={name}
              error={problems.branches && error}
              value={[...chosen]}
              onChange={onChosen}
              options={branches.map(({ id: value, name, timeZone }) => ({
                value,
                label: name,
                description:
                  timeZone === source.timeZone || !isTimeZone(timeZone)
                    ? undefined
                    : t('zone', { zone: zoneName(timeZone, locale) }),
              }))}
            />
          )}
        </FormField>
        {branches.length > 1 && !isAll ? (
          <div>
            <Button size="small" tone="quiet" onPress={() => onChosen(branches.map((one) => one.id))}>
              {t('all')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </DialogForm>,
    <>
      <Button onPress={onClose}>{t('cancel')}</Button>
      <Button tone="primary" type="submit" form={id} isPending={isReading} pendingLabel={t('checking')}>
        {t('preview')}
      </Button>
    </>,
  )
}
