'use client'
import { providerStatusTones } from '@memberkit/contract/labels/tones'
import { StatusText } from '@memberkit/foundation/status'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { Inline } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import { editorMessages } from '../../messages/namespaces.ts'
import type { Provider } from '../../shared/received.ts'
import { admittedIn } from './admissions.rules.ts'

const looksOf = { enumeration: 'ProviderStatus', tones: providerStatusTones } as const

const atWork: readonly string[] = ['ACTIVE', 'PENDING_INSURANCE_EXPIRATION', 'INSURANCE_NEEDS_ATTENTION']

/** Whether a lawyer can take work today. */
export const isAtWork = ({ status }: Pick<Provider, 'status'>) => atWork.includes(status)

/** The places where a lawyer is admitted, and the status. */
export function ProviderFacts({ provider }: { provider: Provider }) {
  const t = useMessages(editorMessages)
  const looks = useLooks(looksOf)
  const region = useLabel('StateOrProvince')
  const states = admittedIn(provider).map(region)
  return (
    <Inline gap="sm">
      <StatusText field="provider.status" value={provider.status} looks={looks} appearance="plain" />
      {states.length > 0 ? (
        <Text size="xs" tone="muted">
          {t('provider.bar', { states: states.join(', ') })}
        </Text>
      ) : null}
    </Inline>
  )
}
