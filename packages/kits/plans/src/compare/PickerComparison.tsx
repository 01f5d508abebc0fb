'use client'
import { restoreLostFocus } from '@memberkit/foundation'
import { screenOnly } from '@memberkit/foundation/print'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { ArrowStartIcon } from '@memberkit/primitives/icons'
import { useEffect, useRef } from 'react'
import { compareMessages } from '../messages/namespaces.ts'
import { ComparisonPage, type ComparisonPageProps } from './ComparisonPage.tsx'

export interface PickerComparisonProps extends Omit<ComparisonPageProps, 'slots'> {
  onBack: () => void
  /** Whether the button that opened it had the focus, which went with it. */
  takesFocus: boolean
}

/** The comparison of the picker's tiers, with the way back to them. */
export function PickerComparison({ onBack, takesFocus, ...page }: PickerComparisonProps) {
  const t = useMessages(compareMessages)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) restoreLostFocus(back.current)
  }, [takesFocus])
  return (
    <ComparisonPage
      {...page}
      slots={{
        before: (
          <div className={screenOnly}>
            <Button ref={back} tone="quiet" size="small" onPress={onBack}>
              <ArrowStartIcon />
              {t('back')}
            </Button>
          </div>
        ),
      }}
    />
  )
}
