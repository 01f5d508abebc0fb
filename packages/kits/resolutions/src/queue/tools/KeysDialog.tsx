'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { Switch } from '@memberkit/primitives/switch'
import { Table, type TableColumn } from '@memberkit/primitives/table'
import { useMemo } from 'react'
import { queueToolMessages } from '../../messages/queue/namespaces.ts'
import { useShortcutSwitch } from '../../shared/shortcuts.ts'
import * as styles from './tools.css.ts'

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  [undefined, 'open'],
  ['X', 'select'],
  ['A', 'assign'],
  ['/', 'search'],
  ['?', 'help'],
] as const

type KeyRow = (typeof keys)[number]

/** The effect of each key, and the switch that turns them all off. */
export function KeysDialog({ canAssign, onClose }: { canAssign: boolean; onClose: () => void }) {
  const t = useMessages(queueToolMessages)
  const [isOn, setOn] = useShortcutSwitch()
  const columns = useMemo(
    (): readonly TableColumn<KeyRow>[] => [
      {
        id: 'key',
        header: t('keys.key'),
        cardRole: 'title',
        cell: ([key]) => <kbd className={styles.key}>{key ?? t('keys.enter')}</kbd>,
      },
      { id: 'action', header: t('keys.action'), cardRole: 'meta', cell: ([, action]) => t(`keys.${action}`) },
    ],
    [t],
  )
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
        <Table
          caption={t('keys.title')}
          isCaptionHidden
          columns={columns}
          rows={keys.filter(([, action]) => canAssign || (action !== 'assign' && action !== 'select'))}
          getRowId={([, action]) => action}
        />
      </Stack>
    </Dialog>
  )
}
