import { Button } from '../button/Button.tsx'

/** Requires a handler and a label, or neither. */
export type Retry =
  | {
      onRetry: () => void
      /** The label of the button: "Try again". */
      retryLabel: string
      /** Whether a retry is pending: the button shows a spinner and ignores presses. */
      isRetrying?: boolean
    }
  | { onRetry?: undefined; retryLabel?: undefined; isRetrying?: undefined }

export function renderRetry({ onRetry, retryLabel, isRetrying }: Retry) {
  return onRetry ? (
    <Button isPending={isRetrying} onPress={() => onRetry()}>
      {retryLabel}
    </Button>
  ) : null
}
