'use client'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { Button } from '@memberkit/primitives/button'
import { Heading } from '@memberkit/primitives/text'
import { caseMessages } from '../../messages/case/namespace.ts'
import * as caseStyles from '../../shared/view/Case.css.ts'
import { Clamped } from '../../shared/view/Clamped.tsx'
import type { Intent } from '../intents.ts'
import { OpenedFlowPart } from '../parts.ts'
import type { CaseData } from '../useResolutionCase.ts'
import * as styles from './Internal.css.ts'

/** What the case is about, above what is said to it; staff may change it. */
export function CaseDescription({ data, onIntent }: { data: CaseData; onIntent: (intent: Intent) => void }) {
  const t = useMessages(caseMessages)
  const { resolution, actions } = data
  return (
    <section className={styles.description}>
      <div className={styles.descriptionHead}>
        <Heading level={3} size="sm">
          {t('description')}
        </Heading>
        {isAllowed(actions, 'updateDescription') ? (
          <Button
            size="small"
            tone="quiet"
            onPress={() => onIntent('updateDescription')}
            onFocus={OpenedFlowPart.preload}
          >
            {t('edit')}
          </Button>
        ) : null}
      </div>
      <Clamped key={resolution.description}>
        <p className={caseStyles.text} lang={resolution.locale} {...replayMask}>
          {resolution.description || t('none')}
        </p>
      </Clamped>
    </section>
  )
}
