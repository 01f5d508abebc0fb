'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { Switch } from '@memberkit/primitives/switch'
import { queueToolMessages } from '../../messages/queue/namespaces.ts'
import { KeyList } from '../../shared/keys/KeyList.tsx'
import { useShortcutSwitch } from '../../shared/shortcuts.ts'

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  [undefined, 'open'],
  ['X', 'select'],
  ['A', 'assign'],
  ['/', 'search'],
  ['?', 'help'],
] as const

/** The effect of each key, and the switch that turns them all off. */
export function KeysDialog({ canAssign, onClose }: { canAssign: boolean; onClose: () => void }) {
  const t = useMessages(queueToolMessages)
  const [isOn, setOn] = useShortcutSwitch()
  const shown = keys.filter(([, action]) => canAssign || (action !== 'assign' && action !== 'select'))
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('keys.title')}
      closeLabel={t('keys.close')}
      actions={<Button onPress={onClose}>{t('keys.close')}</Button>}
    >
      <Stack gap="md">
        <Switch label={t('keys.switch')} description={t('keys.about')} isChecked={isOn} onChange={setOn} />
        <KeyList keys={shown.map(([key, action]) => [key ?? t('keys.enter'), t(`keys.${action}`)])} />
      </Stack>
    </Dialog>
  )
}
