import { Button } from '../button/Button.tsx'

/** A control without a name, or a name without a control, cannot be written. */
export type Retry =
  | {
      onRetry: () => void
      /** The label of the button: "Try again". */
      retryLabel: string
      /** It is being tried: the button turns and takes no press. */
      isRetrying?: boolean
    }
  | { onRetry?: undefined; retryLabel?: undefined; isRetrying?: undefined }

export function renderRetry({ onRetry, retryLabel, isRetrying }: Retry) {
  return onRetry ? (
    <Button tone="primary" isPending={isRetrying} onPress={() => onRetry()}>
      {retryLabel}
    </Button>
  ) : null
}
