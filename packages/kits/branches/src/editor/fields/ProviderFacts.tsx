'use client'
import { providerStatusTones } from '@memberkit/contract/labels/tones'
import type { ProviderStatus } from '@memberkit/contract/partners/providers'
import { StatusText } from '@memberkit/foundation/status'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { Text } from '@memberkit/primitives/text'
import { editorMessages } from '../../messages/namespaces.ts'
import type { Provider } from '../../shared/received.ts'
import * as styles from '../Editor.css.ts'
import { admittedIn } from './admissions.rules.ts'

const looksOf = { enumeration: 'ProviderStatus', tones: providerStatusTones } as const

/** Statuses in which a lawyer can't take work; of one of a newer platform nothing is known. */
const unfit: readonly string[] = [
  'CREATED',
  'PENDING_VERIFICATION',
  'SUSPENDED',
  'DELETED',
  'DEACTIVATED',
  'INSURANCE_EXPIRED',
] satisfies ProviderStatus[]

/** The status of a lawyer, the places of admission, and that no work can be taken. */
export function ProviderFacts({ provider }: { provider: Provider }) {
  const t = useMessages(editorMessages)
  const looks = useLooks(looksOf)
  const region = useLabel('StateOrProvince')
  const states = admittedIn(provider).map(region)
  return (
    <div className={styles.facts}>
      <StatusText field="provider.status" value={provider.status} looks={looks} appearance="plain" />
      {states.length > 0 ? (
        <Text size="sm" tone="muted">
          {t('provider.bar', { states: states.join(', ') })}
        </Text>
      ) : null}
      {unfit.includes(provider.status) ? (
        <Text size="sm" tone="caution">
          {t('provider.inactive')}
        </Text>
      ) : null}
    </div>
  )
}
