'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Dialog } from '@memberkit/primitives/dialog'
import { Switch } from '@memberkit/primitives/switch'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import { KeyList } from '../../shared/keys/KeyList.tsx'

export interface KeysDialogProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Whether there is a queue beside the case. */
  hasQueue: boolean
  onClose: () => void
}

const queueKeys = ['j', 'k', 'Enter', 'slash'] as const
const caseKeys = ['A', 'S', 'N', 'I', 'P', 'help'] as const
const shown: Readonly<Record<string, string>> = { slash: '/', help: '?', j: 'J', k: 'K' }

/** The single keys of a case, and the switch that turns them off. */
export function KeysDialog({ isOn, onChange, hasQueue, onClose }: KeysDialogProps) {
  const t = useMessages(openedMessages)
  return (
    <Dialog isOpen onClose={onClose} title={t('keys.title')} closeLabel={t('dismiss')} size="small">
      <Stack gap="md">
        <Switch label={t('keys.switch')} description={t('keys.hint')} isChecked={isOn} onChange={onChange} />
        <KeyList
          keys={[...(hasQueue ? queueKeys : []), ...caseKeys].map((key) => [shown[key] ?? key, t(`keys.${key}`)])}
        />
      </Stack>
    </Dialog>
  )
}
