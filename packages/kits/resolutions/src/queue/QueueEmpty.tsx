import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { CheckCircleIcon, PersonIcon } from '@memberkit/primitives/icons'
import type { ViewName } from './queue-link.ts'
import type { QueueWords } from './useQueueWords.ts'

interface QueueEmptyProps {
  view: ViewName
  isFiltered: boolean
  t: QueueWords['t']
  onClear: () => void
  onShow: (view: ViewName) => void
}

/** No cases: because of filters or the search, or because there is nothing to do. */
export function QueueEmpty({ view, isFiltered, t, onClear, onShow }: QueueEmptyProps) {
  if (isFiltered) {
    return (
      <EmptyState
        kind="filtered"
        title={t('empty.filtered.title')}
        action={<Button onPress={onClear}>{t('empty.clear')}</Button>}
      >
        {t('empty.filtered.text')}
      </EmptyState>
    )
  }
  const named = view === 'open' || view === 'mine' || view === 'unassigned' ? view : 'view'
  return (
    <EmptyState
      icon={named === 'mine' ? PersonIcon : named === 'unassigned' ? CheckCircleIcon : undefined}
      title={t(`empty.${named}.title`)}
      action={
        view === 'mine' ? <Button onPress={() => onShow('unassigned')}>{t('empty.mine.action')}</Button> : undefined
      }
    >
      {t(`empty.${named}.text`)}
    </EmptyState>
  )
}
