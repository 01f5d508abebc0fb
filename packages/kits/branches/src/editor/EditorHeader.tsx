'use client'
import { useHeadingFocus } from '@memberkit/foundation'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { printDocument } from '@memberkit/foundation/print'
import { useMessages } from '@memberkit/foundation/messages'
import { StatusText } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { IconButton } from '@memberkit/primitives/icon-button'
import { PrintIcon } from '@memberkit/primitives/icons'
import { PageHeader } from '@memberkit/primitives/page-header'
import { BranchMenuPart } from '../actions/action-parts.ts'
import { editorMessages } from '../messages/namespaces.ts'
import type { BranchActionName } from '../shared/branch-actions.ts'
import { statusLooks } from '../shared/branch-looks.ts'
import * as styles from './Editor.css.ts'
import type { BranchEditorData } from './useBranchEditor.ts'

export interface EditorHeaderProps {
  editor: BranchEditorData
  onAction: (name: BranchActionName) => void
}

/** Which branch it is, its status, and what may be done to it as a whole. */
export function EditorHeader({ editor: { branch, actions }, onAction }: EditorHeaderProps) {
  const t = useMessages(editorMessages)
  const looks = useLooks(statusLooks)
  const network = useLabel('Network')
  const type = useLabel('PracticeType')
  const heading = useHeadingFocus()
  return (
    <PageHeader
      level={2}
      titleRef={heading}
      title={branch.name || branch.id}
      status={
        <span className={styles.status}>
          <StatusText field="branch.status" value={branch.status} looks={looks} />
          {/* Too seldom pressed for a button among the actions, which on a phone take a row. */}
          <ScreenOnly>
            <span className={styles.print}>
              <IconButton
                size="small"
                label={t('print')}
                icon={<PrintIcon />}
                onPress={() => void printDocument({ title: branch.name })}
              />
            </span>
          </ScreenOnly>
        </span>
      }
      description={[network(branch.network), ...(branch.branchTypes ?? []).map(type)].join(' · ')}
      actions={
        actions.length > 0 ? (
          <ScreenOnly>
            <BranchMenuPart branch={branch} actions={actions} label={t('actions')} onChoose={onAction} />
          </ScreenOnly>
        ) : undefined
      }
    />
  )
}
