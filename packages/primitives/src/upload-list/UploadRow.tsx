'use client'
import type { SyntheticEvent } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CancelIcon, ClockIcon, CloseIcon, type Icon, LoadingIcon, TrashIcon, UploadIcon } from '../icons/index.ts'
import { ClippedName } from '../internal/ClippedName.tsx'
import { formatFileSize } from '../internal/file-size.ts'
import { numberFormat } from '../internal/number-format.ts'
import type { Tone } from '../internal/tones.ts'
import { Link } from '../link/Link.tsx'
import { Progress } from '../progress/Progress.tsx'
import { StatusBadge } from '../status-badge/StatusBadge.tsx'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { fileIcon } from './file-icon.ts'
import { isUnderWay, type UploadItem, type UploadLabels } from './types.ts'
import * as styles from './UploadList.css.ts'

const looks: Record<UploadItem['state'], { tone: Tone; icon?: Icon }> = {
  waiting: { tone: 'neutral', icon: ClockIcon },
  uploading: { tone: 'neutral', icon: UploadIcon },
  scanning: { tone: 'neutral', icon: LoadingIcon },
  done: { tone: 'positive' },
  failed: { tone: 'critical' },
  refused: { tone: 'critical' },
  cancelled: { tone: 'neutral', icon: CancelIcon },
}

interface UploadRowProps {
  item: UploadItem
  labels: UploadLabels
  locale: string
  onCancel?: (id: string) => void
  onRetry?: (id: string) => void
  onRemove?: (item: UploadItem, row: HTMLElement) => void
}

export function UploadRow({ item, labels, locale, onCancel, onRetry, onRemove }: UploadRowProps) {
  const { id, name, size, state, progress, reason, href } = item
  const FileTypeIcon = fileIcon(item)
  const isActive = isUnderWay(item)
  const percent = state === 'uploading' && progress !== undefined ? progress : undefined
  return (
    <li className={styles.row} data-state={state} tabIndex={-1} aria-label={`${name}: ${labels.states[state]}`}>
      {/* oxlint-disable-next-line react/static-components -- one of a few that are there from the start */}
      <FileTypeIcon className={styles.fileIcon} />
      <div className={styles.about}>
        <div className={styles.name}>{href ? <NameLink href={href} name={name} /> : <ClippedName name={name} />}</div>
        <div className={styles.meta}>
          {size === undefined ? null : (
            // Servers and browsers may have different versions of a locale's data.
            <span dir="auto" className={styles.size} suppressHydrationWarning>
              {formatFileSize(size, locale)}
            </span>
          )}
          <StatusBadge {...looks[state]} appearance="plain">
            <span className={styles.state}>
              {labels.states[state]}
              {percent === undefined ? null : (
                <span className={styles.percent} suppressHydrationWarning>
                  {numberFormat(locale, { style: 'percent' }).format(percent)}
                </span>
              )}
            </span>
          </StatusBadge>
        </div>
        {reason && !isActive ? <div className={styles.reason}>{reason}</div> : null}
      </div>
      {onRetry && (state === 'failed' || state === 'cancelled') ? (
        <div className={styles.retry}>
          <Button
            size="small"
            onPress={(event) => {
              focusRow(event)
              onRetry(id)
            }}
          >
            {labels.retry}
            <span className={visuallyHidden}> {name}</span>
          </Button>
        </div>
      ) : null}
      <div className={styles.end}>
        {/* One button for both, so that it keeps the focus when the one becomes the other. */}
        {isActive
          ? onCancel && (
              <IconButton
                key="end"
                size="small"
                label={`${labels.cancel} ${name}`}
                icon={<CloseIcon />}
                onPress={(event) => {
                  if (!onRemove) focusRow(event)
                  onCancel(id)
                }}
              />
            )
          : onRemove && (
              <IconButton
                key="end"
                size="small"
                label={`${labels.remove} ${name}`}
                icon={<TrashIcon />}
                onPress={({ currentTarget }) => onRemove(item, rowOf(currentTarget))}
              />
            )}
      </div>
      {state === 'uploading' || state === 'scanning' ? (
        <div className={styles.bar}>
          <Progress label={name} isLabelHidden value={state === 'scanning' ? undefined : progress} />
        </div>
      ) : null}
    </li>
  )
}

/** Focuses the row, because its button is about to be removed. */
function focusRow({ currentTarget }: SyntheticEvent<HTMLElement>) {
  rowOf(currentTarget).focus()
}

function rowOf(element: HTMLElement) {
  return element.closest('li') as HTMLLIElement
}

function NameLink({ href, name }: { href: string; name: string }) {
  return (
    <Link href={href} appearance="quiet">
      <ClippedName name={name} />
    </Link>
  )
}
