import { Button } from '../button/Button.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import * as styles from './ComboBoxList.css.ts'

interface ListMessageProps {
  status: 'loading' | 'ready' | 'failed'
  message: string
  retryLabel: string
  onRetry: () => void
}

/** The message that replaces the options, or follows outdated ones. */
export function ListMessage({ status, message, retryLabel, onRetry }: ListMessageProps) {
  return (
    <div className={styles.message}>
      {status === 'loading' ? <Spinner isDecorative /> : null}
      <span className={styles.words}>{message}</span>
      {status === 'failed' ? (
        <Button size="small" onPress={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  )
}
