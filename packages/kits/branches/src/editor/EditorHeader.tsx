'use client'
import { useHeadingFocus } from '@memberkit/foundation'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { printDocument } from '@memberkit/foundation/print'
import { useMessages } from '@memberkit/foundation/messages'
import { StatusText } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
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
      status={<StatusText field="branch.status" value={branch.status} looks={looks} />}
      description={[network(branch.network), ...(branch.branchTypes ?? []).map(type)].join(' · ')}
      actions={
        <ScreenOnly>
          <div className={styles.tools}>
            <Button onPress={() => void printDocument({ title: branch.name })}>
              <PrintIcon />
              {t('print')}
            </Button>
            {actions.length > 0 ? (
              <BranchMenuPart branch={branch} actions={actions} label={t('actions')} onChoose={onAction} />
            ) : null}
          </div>
        </ScreenOnly>
      }
    />
  )
}
